import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleDot, CirclePause, Clock, Hourglass, type LucideIcon, Snowflake } from 'lucide-react'
import { lastCover } from '#/domains/subscriptions/covers-course'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { Pill, type PillTone } from '#/ui/pill'
import type { Stream } from '../model'
import type { StreamState } from './stream-state'
import { streamStateText } from '../texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'

const LOOKS: Record<StreamState, { tone: PillTone; icon: LucideIcon }> = {
  not_started: { tone: 'neutral', icon: Clock },
  open: { tone: 'success', icon: CircleDot },
  critical: { tone: 'danger', icon: Hourglass },
  freeze: { tone: 'info', icon: Snowflake },
  stopped: { tone: 'warning', icon: CirclePause },
  ended: { tone: 'neutral', icon: Check },
}

interface StreamPillProps {
  stream: Stream
  state: StreamState
  /** Without a background, inside lists. */
  bare?: boolean
}

/** A stream's state, in words with their dates. */
export function StreamPill({ stream, state, bare = false }: StreamPillProps) {
  const { i18n } = useLingui()
  const time = useLearnerTime()
  const { data: subscriptions = [] } = useQuery(subscriptionQueries.list())
  const text = streamStateText(stream, state, time, lastCover(stream.courseId, subscriptions, time.now))
  return (
    <Pill {...LOOKS[state]} bare={bare}>
      {i18n._(text)}
    </Pill>
  )
}
