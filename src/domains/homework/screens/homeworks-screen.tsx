import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { MissingTasks } from '#/domains/study/homework/missing-tasks'
import { part } from '#/ui/late/part'
import { Page } from '#/ui/page/page'
import { HomeworkEmpty } from '../list/homework-empty'
import { HomeworkLists } from '../list/homework-lists'
import { HomeworkTabs } from '../list/homework-tabs'
import { HomeworkTimes } from '../thread/homework-times'
import { ListedLock } from '../list/listed-lock'
import { useHomeworkCourses } from '#/domains/study/homework/use-homework-courses'
import { isListed } from '../list/listed-entries'
import type { HomeworkFilter } from '../search'

const SharedNote = part(() => import('../handed/shared-note'), 'SharedNote', { missing: 'silent' })

export interface HomeworksSearch {
  state?: HomeworkFilter | undefined
  pages?: number | undefined
  modal?: string | undefined
  /** What the modal is about: ids of stream and row, and the kind of row, since ids are unique only within a kind. */
  stream?: number | undefined
  row?: number | undefined
  target?: string | undefined
  shared?: boolean | undefined
}

/** All homework by course and state. */
export function HomeworksScreen({ search }: { search: HomeworksSearch }) {
  const { t } = useLingui()
  const reads = useHomeworkCourses()
  const { state: filter = 'all', pages = 1 } = search
  const isWhole = reads.every(({ course }) => course !== null)
  const isEmpty = isWhole && !reads.some(({ course }) => course?.homework.some((entry) => isListed(entry, filter)))
  return (
    <Page title={t`Homework`}>
      <HomeworkTabs reads={reads} filter={filter} />
      {search.shared === true && (
        <Suspense>
          <SharedNote />
        </Suspense>
      )}
      <MissingTasks className="mb-6" />
      {isEmpty ? (
        <HomeworkEmpty reads={reads} filter={filter} />
      ) : (
        <HomeworkLists reads={reads} filter={filter} place="homework" pages={pages} />
      )}
      <ListedLock reads={reads} search={search} />
      <HomeworkTimes reads={reads} />
    </Page>
  )
}
