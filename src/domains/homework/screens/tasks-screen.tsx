import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, notFound } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { rememberRowCount } from '#/platform/storage'
import { MissingTasks } from '#/domains/study/homework/missing-tasks'
import { Page } from '#/ui/page/page'
import { HomeworkEmpty } from '../list/homework-empty'
import { HomeworkLists } from '../list/homework-lists'
import { HomeworkTimes } from '../thread/homework-times'
import { LeadSkeleton, leadList, LeadTask } from '../list/lead-task'
import { ListedLock } from '../list/listed-lock'
import { useHomeworkCourses } from '#/domains/study/homework/use-homework-courses'
import { isListed, leadTask } from '../list/listed-entries'
import type { HomeworksSearch } from './homeworks-screen'

interface TasksScreenProps {
  /** One course only. */
  streamId?: number
  search: HomeworksSearch
}

/** All homework as short tasks: the one due first, then the rest by course. */
export function TasksScreen({ streamId, search }: TasksScreenProps) {
  const { t } = useLingui()
  const nameOf = useCourseName()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const reads = useHomeworkCourses(streamId)
  if (streamId !== undefined && reads.length === 0) throw notFound()
  const courses = reads.flatMap(({ course }) => course ?? [])
  const isWhole = courses.length === reads.length
  const isPending = reads.some(({ course, error }) => !course && !error)
  // While courses are still loading, the likely leader leaves its list already, and a placeholder keeps its place.
  const lead = isWhole || isPending ? leadTask(courses) : null
  const leads = lead ? 1 : 0
  useEffect(() => {
    if (isWhole) rememberRowCount(user.id, leadList(streamId), leads)
  }, [isWhole, user.id, streamId, leads])
  const isEmpty = isWhole && !courses.some(({ homework }) => homework.some((entry) => isListed(entry, 'all')))
  const name = streamId === undefined || !reads[0] ? null : nameOf(reads[0].one.stream)
  return (
    <Page
      title={name ?? t`Tasks`}
      lead={name === null ? t`What your experts want to see from you.` : undefined}
      {...(name !== null && { crumbs: [{ label: t`Tasks`, link: linkOptions({ to: '/tasks' }) }, { label: name }] })}
    >
      <MissingTasks className="mb-6" />
      {isPending ? <LeadSkeleton streamId={streamId} /> : lead && <LeadTask {...lead} />}
      {isEmpty ? (
        <HomeworkEmpty reads={reads} filter="all" />
      ) : (
        <HomeworkLists reads={reads} filter="all" place="tasks" pages={search.pages ?? 1} without={lead?.entry} />
      )}
      <ListedLock reads={reads} search={search} />
      <HomeworkTimes reads={reads} />
    </Page>
  )
}
