import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { refetch } from '#/api/refetch'
import { noteOpenedAnswer } from '#/domains/study/homework/opened-answers'
import { refreshStream } from '#/domains/study/streams/patch-streams'
import { pointQueries } from '#/domains/points/queries'
import { announce } from '#/ui/page/live-region'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { homeworkStatusTexts } from '#/domains/study/homework/homework-looks'

/** Notes that the expert's answer to this homework was opened: menus count it no longer. */
export function useNoteOpened(learnerId: number, { state, row: { status } }: HomeworkEntry): void {
  const { id, updatedAt } = status
  const answeredAt = state === 'DONE' ? (updatedAt?.getTime() ?? null) : null
  useEffect(() => {
    if (id !== null && answeredAt !== null) noteOpenedAnswer(learnerId, id, answeredAt)
  }, [learnerId, id, answeredAt])
}

/** When a review arrives while the homework is open, announces it and refetches what depends on it. */
export function useReviewNews(streamId: number, { state, row }: HomeworkEntry): void {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const known = useRef(state)
  const tell = useEffectEvent((next: 'DONE' | 'FAIL') => {
    const word = i18n._(homeworkStatusTexts[next])
    const title = row.homework?.title || t`Your homework`
    announce(`${title}: ${word}`)
    refreshStream(client, streamId)
    refetch(client, pointQueries.amount().queryKey)
  })
  useEffect(() => {
    const before = known.current
    known.current = state
    if (before === 'UPLOADED' && (state === 'DONE' || state === 'FAIL')) tell(state)
  }, [state])
}
