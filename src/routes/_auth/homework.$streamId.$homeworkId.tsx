import { createFileRoute } from '@tanstack/react-router'
import { HomeworkScreen } from '#/domains/homework/screens/homework-screen'
import { HomeworkSkeleton } from '#/domains/homework/screens/homework-skeleton'
import { homeworkParams, homeworkSearch } from '#/domains/homework/search'
import { startHomework } from '#/domains/homework/start-homework'
import { CourseError } from './-course-error'
import { HOMEWORK_FACTS, HomeworkNotFound } from './-homework-routes'

export const Route = createFileRoute('/_auth/homework/$streamId/$homeworkId')({
  staticData: {
    ...HOMEWORK_FACTS,
    name: 'homework',
    parent: '/homework',
  },
  validateSearch: homeworkSearch,
  params: homeworkParams,
  loader: startHomework,
  component: Homework,
  pendingComponent: HomeworkSkeleton,
  errorComponent: CourseError,
  notFoundComponent: HomeworkNotFound,
})

function Homework() {
  return <HomeworkScreen {...Route.useParams()} search={Route.useSearch()} place="homework" />
}
