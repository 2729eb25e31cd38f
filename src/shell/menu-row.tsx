import { useLingui } from '@lingui/react'
import { Row } from '#/ui/row'
import { RowLink } from '#/ui/row-link'
import { documentTarget } from '#/ui/document-target'
import type { MenuEntry, MenuFacts } from './menu/entry'
import { openInNewTab } from '#/platform/open-in-new-tab'

/** An entry of the tables, as a row of the settings hub. */
export function MenuRow({ entry, facts }: { entry: MenuEntry; facts: MenuFacts }) {
  const { i18n } = useLingui()
  const title = i18n._(entry.name)
  switch (entry.type) {
    case 'router-link':
      return (
        <RowLink
          to={entry.to}
          preload={entry.id === 'exit' ? false : 'intent'}
          icon={entry.icon}
          title={title}
          end={entry.note?.(facts)}
        />
      )
    case 'action':
    case 'club':
      return <RowLink to="." search={(search) => ({ ...search, modal: entry.modal })} icon={entry.icon} title={title} />
    case 'modal':
      return <RowLink {...documentTarget(entry.url(facts) ?? '')} icon={entry.icon} title={title} />
    case 'link':
      return <Row icon={entry.icon} title={title} onPress={() => openInNewTab(entry.href(facts) ?? '')} />
  }
}
