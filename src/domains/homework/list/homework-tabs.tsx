import { useLingui } from '@lingui/react/macro'
import { NavTab, NavTabs } from '#/ui/tabs/nav-tabs'
import { isListed } from './listed-entries'
import { HOMEWORK_FILTERS, type HomeworkFilter } from '../search'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'

interface HomeworkTabsProps {
  reads: readonly HomeworkRead[]
  filter: HomeworkFilter
}

/** Filters of the list, as addresses; the counts appear once all courses are loaded. */
export function HomeworkTabs({ reads, filter }: HomeworkTabsProps) {
  const { t } = useLingui()
  // For several homeworks: some languages inflect it differently from the badge of one.
  const approved = t({ message: 'Approved', context: 'several' })
  const names = { all: t`All`, send: t`To send`, checking: t`On checking`, approved }
  const isWhole = reads.every(({ course }) => course !== null)
  const entries = reads.flatMap(({ course }) => course?.homework ?? [])
  return (
    <NavTabs label={t`Homework by state`}>
      {HOMEWORK_FILTERS.map((one) => (
        <NavTab
          key={one}
          to="/homework"
          search={one === 'all' ? {} : { state: one }}
          activeOptions={{ exact: true }}
          aria-current={one === filter ? 'page' : undefined}
          resetScroll={false}
          count={isWhole ? entries.filter((entry) => isListed(entry, one)).length : null}
        >
          {names[one]}
        </NavTab>
      ))}
    </NavTabs>
  )
}
