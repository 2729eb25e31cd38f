import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CoursesScreen, type CoursesSearch } from '#/domains/home/screens/courses-screen'
import { CoursesSkeleton } from '#/domains/home/screens/courses-skeleton'
import { anyTextParam, searchParams, wholeParam } from '#/lib/search-params'
import { part } from '#/ui/late/part'

const DemoVideo = part(() => import('#/domains/lessons/demo-video'), 'DemoVideo')

export const Route = createFileRoute('/_auth/_home/courses')({
  staticData: {
    name: 'home-courses',
    banners: 'courses',
    section: 'course',
    isSectionRoot: true,
    crumb: msg`My courses`,
  },
  validateSearch: searchParams({
    q: anyTextParam,
    category: wholeParam(1),
    pages: wholeParam(1, 500),
    /** The course whose trailer is open. */
    course: wholeParam(1),
  }),
  component: Courses,
  pendingComponent: CoursesSkeleton,
})

function Courses() {
  const { q = '', category, pages = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const search = ({ query, categoryId }: CoursesSearch) =>
    void navigate({
      search: { ...(query !== '' && { q: query }), ...(categoryId !== undefined && { category: categoryId }) },
      replace: true,
      resetScroll: false,
    })
  return <CoursesScreen query={q} categoryId={category} onSearch={search} pages={pages} trailer={DemoVideo} />
}
