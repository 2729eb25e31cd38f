import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { freshFor } from '#/api/stale-time'
import type { Message } from '#/domains/chats/model'
import { consultationCount } from '#/domains/consultations/consultation-count'
import { studyQueries } from '#/domains/study/course-queries'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useHasWaited } from '#/ui/use-has-waited'
import { withConsultations } from './consultation-rows'
import type { ConversationRows } from './conversation-rows'

/** What is older is asked for anew when the chat is opened. */
const FRESH_MS = 10_000
/** The messages are shown without what stands between them, where that takes longer. */
const WAIT_MS = 1500
/** An expert closes a consultation without any event: an open one is asked for this often. */
const OPEN_POLL_MS = 60_000

/** A chat's rows with its consultations, and how many there are; the chat stands without them, too. */
export function useConsultations(one: StreamInState | null, rows: ConversationRows, newest: Message | undefined) {
  const streamId = one?.stream.id ?? 0
  const {
    data: status,
    refetch,
    isLoading,
  } = useQuery({
    ...studyQueries.status(streamId),
    enabled: streamId > 0,
    staleTime: freshFor(FRESH_MS),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isAnyOpen(state.data) ? OPEN_POLL_MS : false),
  })
  const isOpen = isAnyOpen(status)
  const first = useRef(newest?.id)
  const newestId = newest?.id
  const isAnswer = newest ? newest.employee !== null : null
  // The learner's message may open one, the expert's close it: also where the word that it is open was on its way when the answer came.
  useEffect(() => {
    if (newestId !== first.current && isAnswer === isOpen) void refetch()
  }, [newestId, isAnswer, isOpen, refetch])

  const consultations = status?.consultations
  const hasWaited = useHasWaited(WAIT_MS)
  return {
    /** Whether the list can be opened: what comes in later moves its end. */
    isReady: !isLoading || hasWaited,
    rows: useMemo(() => withConsultations(rows, streamId, consultations ?? []), [rows, streamId, consultations]),
    count: status ? consultationCount(status.stream.maxConsultationCount, status.consultations) : null,
  }
}

const isAnyOpen = (status: { consultations: readonly { status: string }[] } | undefined) =>
  status?.consultations.some((one) => one.status === 'open') ?? false
