import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { BookOpen, Compass, House, ListChecks, MessageCircle, User } from 'lucide-react'
import { useEffect } from 'react'
import { useUnread } from '#/domains/chats/use-unread'
import { useBrand } from '#/domains/site-config/use-brand'
import { toActOnQuery } from '#/domains/study/homework/to-act-on-query'
import { prefersReducedMotion } from '#/platform/device'
import { learnerKey, ofTab, readRaw, writeStored } from '#/platform/storage'
import { opensElsewhere } from '#/ui/keyboard'
import { Icon } from '#/ui/pictures/icon'
import { type SectionFacts, type SectionId, sectionsOf, sectionTarget, shownSection } from './menu/sections'
import { CountMark } from './count-mark'
import { factsAt } from './route-facts'
import { useLearner } from './use-learner'
import { useKnownPaths } from './use-menu-facts'

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
  const { data: toActOn = 0 } = useQuery(toActOnQuery())
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
                {id === 'chat' && <CountMark count={unread} of="messages" onIcon />}
                {id === 'task' && <CountMark count={toActOn} of="homework" onIcon />}
                <span className="max-w-full truncate px-0.5">{i18n._(name)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Where the sections lead: the tab remembers the last visited address of each for its learner, across reloads. */
function useVisitedSections(facts: SectionFacts) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const router = useRouter()
  const { id: learnerId = 0 } = useLearner()
  const sectionOf = (path: string) => shownSection(factsAt(router, path).section, facts)
  const current = sectionOf(pathname)
  useEffect(() => {
    if (learnerId && current) writeStored(keyOf(learnerId, current), pathname, ofTab)
  }, [learnerId, current, pathname])
  const targetOf = (id: SectionId) =>
    sectionTarget(id, { current, sectionOf, visited: readRaw(keyOf(learnerId, id), ofTab) })
  return { targetOf, current, pathname }
}

const keyOf = (learnerId: number, section: SectionId) => learnerKey(learnerId, `visited.${section}`)
