import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { studyQueries } from '#/domains/study/course-queries'
import { latePart } from '#/ui/late/late-part'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import type { LessonView, ShownVideo } from '../player/lesson-videos'
import type { Lesson } from '#/domains/study/model'
import { noteMissing } from '../player/engine/note-missing'
import { Player } from '../player/player'
import type { DayView } from './use-day'

// oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of an export
const LateRecord = latePart(() => import('./lesson-record'), 'LessonRecord')

const LateChoice = latePart(() => import('./what-to-watch'), 'WhatToWatch')

interface LessonVideoProps {
  view: DayView
  lesson: Lesson
  shown: ShownVideo
  /** False where the lesson has only one view. */
  choice: false | { value: LessonView; onChange: (view: LessonView) => void }
  /** Whether it was chosen by a press. */
  autoPlay: boolean
  video: HTMLVideoElement | null
  /** Whether the video has shown its first frame. */
  isSettled: boolean
  onVideo: (video: HTMLVideoElement | null) => void
}

/** The video of a lesson: the exercise or its explanation. */
export function LessonVideo({ view, lesson, shown, choice, autoPlay, video, isSettled, onVideo }: LessonVideoProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const sheet = {
    isOpen: useSearch({ strict: false }).modal === 'playback',
    open: () => void navigate(modalTarget('playback')),
    close: useCloseModal(),
  }
  const { stream, learnerId } = view

  return (
    <>
      <Player
        key={`${lesson.id}.${shown.video.id}`}
        source={shown.video}
        poster={lesson.imageUrl}
        learnerId={learnerId}
        lessonId={lesson.id}
        view={shown.view}
        isTall={shown.isTall}
        autoPlay={autoPlay}
        onVideo={onVideo}
        onReload={() => void client.invalidateQueries({ queryKey: studyQueries.stages(stream.courseId).queryKey })}
        sheet={sheet}
        overlay={choice && <LateChoice isDue={isSettled} onMissing={noteMissing} with={choice} />}
      />
      {video && (
        <LateRecord
          isDue={isSettled}
          onMissing={noteMissing}
          with={{ video, view, lesson, isExplanation: choice && choice.value === 'explain' }}
        />
      )}
    </>
  )
}
