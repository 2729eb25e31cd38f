import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions, Outlet } from '@tanstack/react-router'
import { useBrand } from '#/domains/site-config/use-brand'
import { courseQueries } from '#/domains/study/stream-queries'
import { visibleStreams } from '#/domains/study/streams/stream-groups'
import { NavTab, NavTabs } from '#/ui/tabs/nav-tabs'

/** The screen that home, courses and catalog share: its tabs stay while its content changes. */
export function HomeLayout() {
  return (
    <>
      <HomeTabs />
      <Outlet />
    </>
  )
}

/** The addresses that share home's screen. */
const TABS = [
  { id: 'home', name: msg`Home`, link: linkOptions({ to: '/home' }) },
  { id: 'courses', name: msg`Courses`, link: linkOptions({ to: '/courses' }) },
  { id: 'catalog', name: msg`Catalog`, link: linkOptions({ to: '/catalog' }) },
] as const

/** Tabs of home's shared screen; usable while its content is loading. */
function HomeTabs() {
  const { t, i18n } = useLingui()
  const { isDemoAccessible } = useBrand()
  const { data: streams } = useQuery({ ...courseQueries.streams(), enabled: false })
  const counts: Partial<Record<(typeof TABS)[number]['id'], number>> = {}
  if (streams) counts.courses = visibleStreams(streams, isDemoAccessible).length
  return (
    <NavTabs label={t`Home`} className="mb-5 tablet:mb-9">
      {TABS.map(({ id, name, link }) => (
        <NavTab key={id} {...link} activeOptions={{ exact: true, includeSearch: false }} count={counts[id]}>
          {i18n._(name)}
        </NavTab>
      ))}
    </NavTabs>
  )
}
