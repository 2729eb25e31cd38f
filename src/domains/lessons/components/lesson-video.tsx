import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { report } from '#/api/report'
import { courseMutations } from '#/domains/courses/mutations'
import { studyQueries } from '#/domains/courses/study-queries'
import { latePart } from '#/ui/late-part'
import { useTablet } from '#/ui/use-media'
import { lessonVideo, type LessonView, lessonViews } from '../lesson-videos'
import type { Lesson } from '../model'
import { Player } from '../player/player'
import { useSettled } from '../player/use-settled'
import type { DayView } from './use-day'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of an export
const LateRecord = latePart(() => import('./lesson-record'), 'LessonRecord')

const LateChoice = latePart(() => import('./what-to-watch'), 'WhatToWatch')

/** The lesson plays on without them. */
const noteMissing = (error: Error) => report(error, { context: 'lesson' })

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
  const viewing = { ...place, learnerId, dayStatus: state === 'unknown' ? null : state }

  const isSettled = useSettled(video, Boolean(shown?.video.m3u8))

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
    <>
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
            <LateChoice isDue={isSettled} onMissing={noteMissing} with={{ value: chosen, onChange: setWanted }} />
          )
        }
      />
      {video && <LateRecord isDue={isSettled} onMissing={noteMissing} with={{ video, viewing }} />}
    </>
  )
}
