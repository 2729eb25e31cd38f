import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeworksScreen } from '#/domains/homework/screens/homeworks-screen'
import { HomeworksSkeleton } from '#/domains/homework/screens/list-skeletons'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'
import { HOMEWORK_FACTS } from './-homework-routes'

export const Route = createFileRoute('/_auth/homework/')({
  staticData: {
    ...HOMEWORK_FACTS,
    name: 'homeworks',
    banners: 'homeworks',
    isSectionRoot: true,
    crumb: msg`Homework`,
  },
  validateSearch: homeworksSearch,
  loader: startHomeworks,
  component: Homeworks,
  pendingComponent: HomeworksSkeleton,
})

function Homeworks() {
  return <HomeworksScreen search={Route.useSearch()} />
}
