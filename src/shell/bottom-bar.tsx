import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpen, Compass, House, ListChecks, MessageCircle, User } from 'lucide-react'
import { useUnread } from '#/domains/chats/use-unread'
import { useBrand } from '#/domains/site-config/use-brand'
import { prefersReducedMotion } from '#/platform/reduced-motion'
import { opensElsewhere } from '#/ui/is-shortcut'
import { Icon } from '#/ui/pictures/icon'
import { type SectionId, sectionsOf } from './menu/sections'
import { UnreadMark } from './unread-mark'
import { useKnownPaths } from './use-menu-facts'
import { useVisitedSections } from './use-visited-sections'

const SECTIONS = {
  home: { name: msg`Home`, icon: House },
  course: { name: msg`Course`, icon: BookOpen },
  chat: { name: msg`Chat`, icon: MessageCircle },
  task: { name: msg`Tasks`, icon: ListChecks },
  catalog: { name: msg`Catalog`, icon: Compass },
  profile: { name: msg`Profile`, icon: User },
} satisfies Record<SectionId, unknown>

/** Bottom bar on phones; pressing the current section goes to its root, pressing it there scrolls to the top. */
export function BottomBar() {
  const { t, i18n } = useLingui()
  const { isChatSupport } = useBrand()
  const facts = { chatSupport: isChatSupport, knownPaths: useKnownPaths() }
  const unread = useUnread(isChatSupport)
  const { targetOf, current, pathname } = useVisitedSections(facts)
  return (
    <nav aria-label={t`Sections`} className="h-full">
      <ul className="grid h-full auto-cols-fr grid-flow-col">
        {sectionsOf(facts).map((id) => {
          const target = targetOf(id)
          const { name, icon } = SECTIONS[id]
          return (
            <li key={id} className="min-w-0">
              <Link
                to={target}
                aria-current={id === current ? 'page' : undefined}
                onClick={(event) => {
                  if (target !== pathname || opensElsewhere(event)) return
                  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
                }}
                className="nav-entry relative flex h-full flex-col items-center justify-center gap-1 text-[min(0.6875rem,4vw)] leading-[1.3] font-medium text-muted no-underline -outline-offset-2! aria-[current=page]:font-bold aria-[current=page]:text-accent-text aria-[current=page]:before:absolute aria-[current=page]:before:-top-px aria-[current=page]:before:h-0.5 aria-[current=page]:before:w-7 aria-[current=page]:before:rounded-b-xs aria-[current=page]:before:bg-accent"
              >
                <Icon of={icon} size={22} />
                {id === 'chat' && <UnreadMark count={unread} onIcon />}
                <span className="max-w-full truncate px-0.5">{i18n._(name)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
