import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CoursesScreen } from '#/domains/home/screens/courses-screen'
import { CoursesSkeleton } from '#/domains/home/screens/courses-skeleton'
import { anyTextParam, searchParams, wholeParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/_home/courses')({
  staticData: { name: 'home-courses', section: 'course', isSectionRoot: true, crumb: msg`My courses` },
  validateSearch: searchParams({ q: anyTextParam, pages: wholeParam(1, 500) }),
  component: Courses,
  pendingComponent: CoursesSkeleton,
})

function Courses() {
  const { q = '', pages = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const search = (query: string) =>
    void navigate({ search: query === '' ? {} : { q: query }, replace: true, resetScroll: false })
  return <CoursesScreen query={q} onQuery={search} pages={pages} />
}
