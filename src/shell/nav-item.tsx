import { createLink, useRouter, useRouterState } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '#/ui/pictures/icon'
import { isCurrentEntry, type MenuEntry, type MenuFacts } from './menu/entry'
import { entryTarget } from './menu/entry-target'
import { factsAt } from './route-facts'
import { CountMark } from './count-mark'

type NavItemProps = {
  entry: MenuEntry
  facts: MenuFacts
  className: string
  /** Shown after the name, such as a chevron. */
  end?: ReactNode
  labelClass?: string
  onChosen?: () => void
}

/** A link whose `aria-current` we set: the router also marks links to an open dialog, but only a page is current. */
const EntryLink = createLink(({ isCurrent, children, ...rest }: ComponentProps<'a'> & { isCurrent: boolean }) => (
  <a {...rest} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
))

/** One entry of a menu that is always visible or fills the screen: a plain link out of the app, else a router link. */
export function NavItem({ entry, facts, className, end, labelClass, onChosen }: NavItemProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const inner = (
    <>
      <Icon of={entry.icon} />
      <span className={labelClass}>{i18n._(entry.name)}</span>
      {entry.note && <span className="text-small text-muted">{entry.note(facts)}</span>}
      {entry.unread && <CountMark count={entry.unread(facts)} of="messages" />}
      {entry.toActOn && <CountMark count={entry.toActOn(facts)} of="homework" />}
      {end}
    </>
  )
  if (entry.type === 'link')
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
  const target = entryTarget(entry, facts)
  return (
    <EntryLink
      {...target}
      className={className}
      onClick={(event: MouseEvent) => {
        if ('onClick' in target) target.onClick(event)
        onChosen?.()
      }}
      isCurrent={isCurrentEntry(entry, pathname, factsAt(router, pathname).section)}
    >
      {inner}
    </EntryLink>
  )
}
