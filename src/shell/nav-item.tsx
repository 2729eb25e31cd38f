import { Link, useRouterState } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon'
import { isInSection, type MenuEntry, type MenuFacts } from './menu/entry'
import { documentTarget } from '#/ui/document-target'

type NavItemProps = {
  entry: MenuEntry
  facts: MenuFacts
  className: string
  /** What stands around the name: a chevron, nothing. */
  end?: ReactNode
  labelClass?: string
  onChosen?: () => void
}

/** One entry of a menu, drawn as what it is: a link, an action, or a document that opens over the screen. */
export function NavItem({ entry, facts, className, end, labelClass, onChosen }: NavItemProps) {
  const { i18n } = useLingui()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const inner = (
    <>
      <Icon of={entry.icon} />
      <span className={labelClass}>{i18n._(entry.name)}</span>
      {entry.note && <span className="text-small text-muted">{entry.note(facts)}</span>}
      {end}
    </>
  )
  switch (entry.type) {
    case 'router-link':
      return (
        <Link
          to={entry.to}
          preload={entry.id === 'exit' ? false : 'intent'}
          className={className}
          onClick={onChosen}
          aria-current={isInSection(entry.to, pathname) ? 'page' : undefined}
        >
          {inner}
        </Link>
      )
    case 'link':
      return (
        <a
          href={entry.href(facts) ?? ''}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
          onClick={onChosen}
        >
          {inner}
        </a>
      )
    case 'action':
    case 'club':
      return (
        <Link to="." search={(search) => ({ ...search, modal: entry.modal })} className={className} onClick={onChosen}>
          {inner}
        </Link>
      )
    case 'modal': {
      const target = documentTarget(entry.url(facts) ?? '')
      return (
        <Link
          {...target}
          className={className}
          onClick={(event) => {
            target.onClick(event)
            onChosen?.()
          }}
        >
          {inner}
        </Link>
      )
    }
  }
}
