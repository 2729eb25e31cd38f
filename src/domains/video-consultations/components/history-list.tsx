import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { ShowMore } from '#/ui/buttons/show-more'
import { RowLink, Rows } from '#/ui/page/rows'
import { Pill } from '#/ui/pill'
import { EmptyState } from '#/ui/states/empty-state'
import type { VideoConsultation } from '../model'
import { useConsultationTexts } from '../use-consultation-texts'

/** Rows shown at first, and added with each press. */
const ROWS_AT_ONCE = 20

interface HistoryListProps {
  /** All that were booked, in the order of the list. */
  history: readonly VideoConsultation[]
  /** Number of pages of rows shown; the address holds it. */
  pages: number
}

/** What was booked, twenty rows at a time; each leads to its consultation. */
export function HistoryList({ history, pages }: HistoryListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const shown = history.slice(0, pages * ROWS_AT_ONCE)
  if (history.length === 0)
    return (
      <EmptyState
        title={t`Nothing was booked yet`}
      >{t`What you book appears here, with all that became of it.`}</EmptyState>
    )
  return (
    <div ref={list}>
      <Rows open label={t`History`}>
        {shown.map((one) => (
          <HistoryRow key={one.id} one={one} />
        ))}
      </Rows>
      <ShowMore list={list} row="li" shown={shown.length} total={history.length} step={ROWS_AT_ONCE} pages={pages} />
    </div>
  )
}

function HistoryRow({ one }: { one: VideoConsultation }) {
  const texts = useConsultationTexts()
  const nameOf = useCourseName()
  const look = texts.state(one)
  const facts = [one.start && texts.whenOf(one.start), one.course && nameOf(one)].filter(Boolean).join('. ')
  return (
    <RowLink
      to="/videoconsultations/$consultationId"
      params={{ consultationId: one.id }}
      title={texts.titleOf(one)}
      detail={
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span className="num">{facts}</span>
          {look && (
            <Pill bare tone={look.tone} icon={look.icon}>
              {look.word}
            </Pill>
          )}
        </span>
      }
    />
  )
}
