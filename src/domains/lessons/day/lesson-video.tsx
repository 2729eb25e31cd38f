import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { studyQueries } from '#/domains/study/course-queries'
import { part } from '#/ui/late/part'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import type { LessonView, ShownVideo } from '../player/lesson-videos'
import type { Lesson } from '#/domains/study/model'
import { noteMissing } from '../player/engine/note-missing'
import { Player } from '../player/player'
import type { DayView } from './use-day'

const LessonRecord = part(() => import('./settled-lesson'), 'LessonRecord', { missing: 'silent' })
const WhatToWatch = part(() => import('./settled-lesson'), 'WhatToWatch', { missing: 'silent' })

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
  const choices = WhatToWatch.useCode({ isDue: isSettled && Boolean(choice), onMissing: noteMissing })
  const record = LessonRecord.useCode({ isDue: isSettled && Boolean(video), onMissing: noteMissing })

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
        overlay={choice && choices && <choices.WhatToWatch {...choice} />}
      />
      {video && record && (
        <record.LessonRecord {...{ video, view, lesson }} isExplanation={choice && choice.value === 'explain'} />
      )}
    </>
  )
}
