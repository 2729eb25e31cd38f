import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { report } from '#/api/report'
import { keepDaySteps } from '#/domains/study/days/day-change'
import type { Lesson } from '#/domains/study/model'
import { courseMutations } from '#/domains/study/mutations'
import { sendOrKeep } from '#/outbox/send-or-keep'
import { MediaButton } from '#/ui/buttons/media-button'
import { Segmented } from '#/ui/fields/segmented'
import type { LessonView } from '../player/lesson-videos'
import { isUnderWay } from '../viewing/under-way'
import { useLessonStatistic, type Viewing } from '../viewing/use-lesson-statistic'
import { useProgressEvents } from '../viewing/use-progress-events'
import type { DayView } from './use-day'

interface LessonRecordProps {
  video: HTMLVideoElement
  view: DayView
  lesson: Lesson
  /** Whether it shows how the lesson is done; false where there is nothing but an explanation, which then is the lesson. */
  isExplanation: boolean
}

/** Starts the day at the first play, and tells the server and analytics what is watched. Draws nothing. */
export function LessonRecord({ video, view, lesson, isExplanation }: LessonRecordProps) {
  const { stream, day, dayStatus, learnerId } = view
  const state = dayStatus?.status ?? null
  const viewing = {
    streamId: stream.id,
    dayId: day.id,
    lessonId: lesson.id,
    countsPlays: !isExplanation,
    learnerId,
    dayStatus: state === 'unknown' ? null : state,
  }
  useStartOnPlay(video, viewing, (state ?? 'not_started') === 'not_started')
  useLessonStatistic(video, viewing)
  useProgressEvents(video, viewing)
  return null
}

/** `isNew`: the day has not been started yet. */
function useStartOnPlay(video: HTMLVideoElement, { streamId, dayId, learnerId }: Viewing, isNew: boolean): void {
  const client = useQueryClient()
  const start = useMutation(courseMutations.startDay())
  const onPlay = useEffectEvent(() => {
    const place = { streamId, dayId }
    if (!isNew || isUnderWay(client, 'start-day', place)) return
    const keep = () =>
      keepDaySteps(client, learnerId, ['start'], place).catch((error: unknown) => {
        // The finish says so; without it the lesson plays all the same.
        report(error, { context: 'day start, kept', level: 'warn' })
      })
    // The day itself shows what the server has refused.
    sendOrKeep([], () => start.mutateAsync(place), keep).catch(() => {})
  })
  useEffect(() => {
    const started = () => onPlay()
    // It may have started before this listener was added.
    if (!video.paused) started()
    video.addEventListener('play', started)
    return () => video.removeEventListener('play', started)
  }, [video])
}

interface WhatToWatchProps {
  value: LessonView
  onChange: (view: LessonView) => void
}

/** A switch over the picture: the exercise or its explanation. */
export function WhatToWatch({ value, onChange }: WhatToWatchProps) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`What to watch`}
      options={[
        { value: 'explain', label: t`Explain` },
        { value: 'do', label: t`Do` },
      ]}
      value={value}
      onChange={onChange}
      onMedia
    />
  )
}

interface PracticeButtonProps {
  isOpen: boolean
  onPress: () => void
}

/** Over the picture: opens and closes the practice of a part. */
export function PracticeButton({ isOpen, onPress }: PracticeButtonProps) {
  const { t } = useLingui()
  return <MediaButton label={t`Practise a part`} icon={Repeat} aria-expanded={isOpen} onClick={onPress} />
}
