import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeworkScreen } from '#/domains/homework/screens/homework-screen'
import { HomeworkSkeleton } from '#/domains/homework/screens/homework-skeleton'
import { homeworkParams, homeworkSearch } from '#/domains/homework/search'
import { startHomework } from '#/domains/homework/start-homework'
import { CourseError } from './-course-error'
import { HomeworkNotFound } from './-homework-not-found'

export const Route = createFileRoute('/_auth/tasks/$streamId/$homeworkId')({
  staticData: {
    name: 'task',
    section: 'task',
    isOpenUnpaid: false,
    parent: '/tasks',
    failure: msg`Your homework didn’t load`,
  },
  errorComponent: CourseError,
  validateSearch: homeworkSearch,
  params: homeworkParams,
  loader: startHomework,
  component: Homework,
  pendingComponent: HomeworkSkeleton,
  notFoundComponent: HomeworkNotFound,
})

function Homework() {
  return <HomeworkScreen {...Route.useParams()} search={Route.useSearch()} place="tasks" />
}
