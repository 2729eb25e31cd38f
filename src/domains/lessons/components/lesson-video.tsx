import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { courseMutations } from '#/domains/courses/mutations'
import { studyQueries } from '#/domains/courses/study-queries'
import { cx } from '#/ui/cx'
import { Segmented } from '#/ui/segmented'
import { useTablet } from '#/ui/use-media'
import { lessonVideo, type LessonView, lessonViews } from '../lesson-videos'
import type { Lesson } from '../model'
import { PLAYER_FRAME, PLAYER_TALL, PLAYER_WIDE } from '../player/player-look'
import { useLessonStatistic } from '../statistic/use-lesson-statistic'
import { useProgressEvents } from '../statistic/use-progress-events'
import type { DayView } from './use-day'

/** On its way since the loader began, with the code that plays. */
const Player = lazy(() => import('../player/player').then((module) => ({ default: module.Player })))

interface LessonVideoProps {
  view: DayView
  lesson: Lesson
  /** Chosen by a press. */
  autoPlay: boolean
  video: HTMLVideoElement | null
  onVideo: (video: HTMLVideoElement | null) => void
}

/** The video of a lesson: to do it, or to have it explained; the first play starts the day. */
export function LessonVideo({ view, lesson, autoPlay, video, onVideo }: LessonVideoProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { stream, day, dayStatus, learnerId } = view
  const isPhone = !useTablet()
  const views = lessonViews(lesson)
  const [wanted, setWanted] = useState<LessonView>('do')
  const chosen = views.includes(wanted) ? wanted : (views[0] ?? 'do')
  const shown = lessonVideo(lesson, chosen, isPhone)
  const start = useMutation(courseMutations.startDay())
  const place = { streamId: stream.id, dayId: day.id, lessonId: lesson.id }
  const state = dayStatus?.status ?? null
  useLessonStatistic(video, { ...place, learnerId, dayStatus: state === 'unknown' ? null : state })
  useProgressEvents(video, place)

  const onPlay = useEffectEvent(() => {
    const isNew = (dayStatus?.status ?? 'not_started') === 'not_started'
    const isUnderWay = client.isMutating({ mutationKey: ['courses', 'start-day'] }) > 0
    if (isNew && !isUnderWay) start.mutate({ streamId: stream.id, dayId: day.id })
  })
  useEffect(() => {
    if (!video) return
    const started = () => onPlay()
    video.addEventListener('play', started)
    return () => video.removeEventListener('play', started)
  }, [video])

  if (!shown) return null
  return (
    <Suspense fallback={<div className={cx(PLAYER_FRAME, shown.isTall ? PLAYER_TALL : PLAYER_WIDE)} />}>
      <Player
        key={shown.video.id}
        source={shown.video}
        poster={lesson.imageUrl}
        learnerId={learnerId}
        isTall={shown.isTall}
        autoPlay={autoPlay}
        onVideo={onVideo}
        onReload={() => void client.invalidateQueries({ queryKey: studyQueries.stages(stream.courseId).queryKey })}
        overlay={
          views.length > 1 && (
            <Segmented
              label={t`What to watch`}
              options={[
                { value: 'explain', label: t`Explain` },
                { value: 'do', label: t`Do` },
              ]}
              value={chosen}
              onChange={setWanted}
              onMedia
            />
          )
        }
      />
    </Suspense>
  )
}
