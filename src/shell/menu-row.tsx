import { useLingui } from '@lingui/react'
import { RowLink } from '#/ui/page/row-link'
import type { InnerEntry, MenuFacts } from './menu/entry'
import { entryTarget } from './menu/entry-target'

/** A menu entry, as a row of the settings hub. */
export function MenuRow({ entry, facts }: { entry: InnerEntry; facts: MenuFacts }) {
  const { i18n } = useLingui()
  return (
    <RowLink {...entryTarget(entry, facts)} icon={entry.icon} title={i18n._(entry.name)} end={entry.note?.(facts)} />
  )
}
