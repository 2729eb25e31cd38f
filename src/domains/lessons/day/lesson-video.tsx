import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { studyQueries } from '#/domains/study/course-queries'
import { part } from '#/ui/late/part'
import { modalTarget } from '#/ui/modals/modal-target'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import type { LessonView, ShownVideo } from '../player/lesson-videos'
import type { Lesson } from '#/domains/study/model'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { noteMissing } from '../player/engine/note-missing'
import { useKeptBeside } from '../player/use-kept-beside'
import { Player } from '../player/player'
import type { PracticeOfPlayer, Sheet } from '../player/controls/player-controls'
import type { DayView } from './use-day'

const LessonRecord = part(() => import('./settled-lesson'), 'LessonRecord', { missing: 'silent' })
const PracticeButton = part(() => import('./settled-lesson'), 'PracticeButton', { missing: 'silent' })
const WhatToWatch = part(() => import('./settled-lesson'), 'WhatToWatch', { missing: 'silent' })

/** What asks about a moment of the video. Of another domain: the video gives it a place, and stays without it. */
export type AskOfDay = ComponentType<{
  one: StreamInState
  learnerId: number
  dayNumber: number
  lesson: { id: number; title: string }
  isExplanation: boolean
  video: HTMLVideoElement
  /** How long the video is by the school's word, in seconds; 0: unknown. */
  length: number
}>

interface LessonVideoProps {
  view: DayView
  lesson: Lesson
  shown: ShownVideo
  /** False where the lesson has only one view. */
  choice: false | { value: LessonView; onChange: (view: LessonView) => void }
  /** Whether it was chosen by a press. */
  autoPlay: boolean
  /** The second that the address names. */
  startAt: number | undefined
  ask: AskOfDay
  practice: PracticeOfPlayer & { isOpen: boolean; onPress: () => void }
  video: HTMLVideoElement | null
  /** Whether the video has shown its first frame. */
  isSettled: boolean
  onVideo: (video: HTMLVideoElement | null) => void
}

/** The video of a lesson: the exercise or its explanation. */
export function LessonVideo(props: LessonVideoProps) {
  const { view, lesson, shown, choice, autoPlay, startAt, ask: Ask, practice, video, isSettled, onVideo } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const { modal } = useSearch({ strict: false })
  const sheet: Sheet = {
    shown: modal === 'playback' || modal === 'keys' ? modal : null,
    open: (dialog: 'playback' | 'keys') => void navigate(modalTarget(dialog)),
    close: useCloseModal(),
  }
  const { stream, learnerId } = view
  const source = useKeptBeside(learnerId, shown.video)
  const isExplanation = choice && choice.value === 'explain'
  const choices = WhatToWatch.useCode({ isDue: isSettled && Boolean(choice), onMissing: noteMissing })
  const practise = PracticeButton.useCode({ isDue: isSettled, onMissing: noteMissing })
  const record = LessonRecord.useCode({ isDue: isSettled && Boolean(video), onMissing: noteMissing })

  return (
    <>
      <Player
        key={`${lesson.id}.${shown.video.id}`}
        source={source}
        poster={lesson.imageUrl}
        learnerId={learnerId}
        lessonId={lesson.id}
        view={shown.view}
        isTall={shown.isTall}
        autoPlay={autoPlay}
        onVideo={onVideo}
        onReload={() => client.invalidateQueries({ queryKey: studyQueries.stages(stream.courseId).queryKey })}
        sheet={sheet}
        practice={practice}
        startAt={startAt}
        overlay={choice && choices && <choices.WhatToWatch {...choice} />}
        corner={
          video &&
          isSettled && (
            <div className="flex gap-2">
              {practise && <practise.PracticeButton isOpen={practice.isOpen} onPress={practice.onPress} />}
              <Ask
                one={view}
                learnerId={learnerId}
                dayNumber={view.day.dayNumber}
                lesson={lesson}
                isExplanation={isExplanation}
                video={video}
                length={shown.video.duration}
              />
            </div>
          )
        }
      />
      {video && record && <record.LessonRecord {...{ video, view, lesson }} isExplanation={isExplanation} />}
    </>
  )
}
