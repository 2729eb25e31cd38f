import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { courseMutations } from '#/domains/courses/mutations'
import { useLessonStatistic, type Viewing } from '../statistic/use-lesson-statistic'
import { useProgressEvents } from '../statistic/use-progress-events'
import { isUnderWay } from '../under-way'

interface LessonRecordProps {
  video: HTMLVideoElement
  viewing: Viewing
  /** Whether the day has not been started yet. */
  isNew: boolean
}

/** Starts the day at the first play, and tells the server and analytics what is watched. Draws nothing. */
export function LessonRecord({ video, viewing, isNew }: LessonRecordProps) {
  useStartOnPlay(video, viewing, isNew)
  useLessonStatistic(video, viewing)
  useProgressEvents(video, viewing)
  return null
}

function useStartOnPlay(video: HTMLVideoElement, { streamId, dayId }: Viewing, isNew: boolean): void {
  const client = useQueryClient()
  const start = useMutation(courseMutations.startDay())
  const onPlay = useEffectEvent(() => {
    const place = { streamId, dayId }
    if (isNew && !isUnderWay(client, 'start-day', place)) start.mutate(place)
  })
  useEffect(() => {
    const started = () => onPlay()
    // It may have started before this listener was added.
    if (!video.paused) started()
    video.addEventListener('play', started)
    return () => video.removeEventListener('play', started)
  }, [video])
}
