import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type ComponentType, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { AfterVideo } from '#/domains/banners/after-video'
import { BannerSlot } from '#/domains/banners/banner-slot'
import { InsteadOfVideo } from '#/domains/banners/video-banners'
import { useIsKept } from '#/domains/downloads/kept-index'
import { cx } from '#/ui/cx'
import { part, usePreload } from '#/ui/late/part'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { showToast } from '#/ui/toasts/toast'
import { usePhone } from '#/ui/use-media'
import { chooseLesson, lessonVideo, type LessonView, lessonViews } from '../player/lesson-videos'
import { playAtOnce, seekTo } from '../player/controls/commands'
import { onFullScreen } from '../player/controls/use-full-screen'
import { useReducedMotion } from '../player/use-reduced-motion'
import { useSettled } from '../player/use-video'
import { DayPage } from './day-page'
import { DaySide, type DayTab } from './day-side'
import { loopText, moveEnd, readLoop, withPart, type Loop } from '../practice/loop'
import { KeepLessons } from './keep-lessons'
import { LessonText } from './lesson-text'
import { type AskOfDay, LessonVideo } from './lesson-video'
import { OptionChips } from './option-chips'
import { Plan } from './plan'
import type { DayView } from './use-day'

// Silent when it does not load: the screen says itself that the day is done.
const FinishedModal = part(() => import('./finished-modal'), 'FinishedModal', { missing: 'silent' })
const EmptyDay = part(() => import('./empty-day'), 'EmptyDay')
const Practice = part(() => import('../practice/practice'), 'Practice', { missing: 'toast' })

export interface DaySearch {
  lesson?: number | undefined
  /** The second at which the lesson's video starts. */
  t?: number | undefined
  /** The part that is practised: `12.5-18`, in seconds. */
  loop?: string | undefined
  view?: 'explain' | undefined
  tab?: 'transcript' | undefined
  modal?: string | undefined
}

export interface FootOfDayProps {
  view: DayView
  /** Its files are asked for once this is true: the video's come first. */
  isDue: boolean
}

interface DayProps {
  view: DayView
  search: DaySearch
  /** What stands below the lesson: the day's homework, its end, the course's documents. */
  foot: ComponentType<FootOfDayProps>
  ask: AskOfDay
}

/** An open day: its video, the lesson's text, plan or transcript, homework, and the end of the day. */
export function Day({ view, search, foot: Foot, ask }: DayProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const close = useCloseModal()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const isPhone = useScreenShape(video)
  const isKept = useIsKept(view.learnerId)
  /** The lesson to play at once; not before it is shown, since the one before would be heard. */
  const [picked, pick] = useState<number>()
  const follow = useCallback((next: HTMLVideoElement | null) => {
    setVideo(next)
    if (next) pick(undefined)
  }, [])
  const [wanted, setWanted] = useState<LessonView>(search.view ?? 'do')
  const { lessons, sets, stream, day } = view
  const [kept, keep] = useState<number>()
  const isNamed = lessons.some(({ id }) => id === search.lesson)
  const lesson = chooseLesson(sets, isNamed ? search.lesson : kept, view.isComplete)
  // The automatic choice stays when its lesson becomes complete.
  if (lesson && !isNamed && lesson.id !== kept) keep(lesson.id)
  const views = lesson ? lessonViews(lesson) : []
  const chosen = views.includes(wanted) ? wanted : (views[0] ?? 'do')
  const shown = lesson && lessonVideo(lesson, chosen, isPhone, isKept)
  const subs = shown?.video.subs ?? []
  const isSettled = useSettled(video, Boolean(shown?.video.m3u8))
  // There when the day is finished, also where the connection drops meanwhile.
  usePreload(FinishedModal, isSettled)
  const loop = isNamed ? readLoop(search.loop) : null
  const [isPracticeOpen, openPractice] = useState(false)
  const isPractising = isPracticeOpen || loop !== null
  const practise = (next: Loop | null) =>
    navigate({
      to: '.',
      search: (before) => ({
        ...before,
        lesson: lesson?.id,
        view: chosen === 'explain' ? chosen : undefined,
        loop: next ? loopText(next) : undefined,
      }),
      replace: true,
      resetScroll: false,
    })
  const choosePart = (said: Loop) => {
    const next = withPart(loop, said)
    if (video) seekTo(video, next.from)
    void practise(next)
  }
  const markEnd = (end: keyof Loop, { currentTime, duration }: HTMLVideoElement, expected: number) => {
    openPractice(true)
    void practise(moveEnd(loop, end, currentTime, duration || expected))
  }
  const endPractice = () => {
    openPractice(false)
    if (loop) void practise(null)
  }
  const isReading = search.tab === 'transcript' && subs.length > 0
  const prefersStill = useReducedMotion()
  const choose = (id: number) => {
    const isShown = id === lesson?.id
    pick(isShown ? undefined : id)
    // It gets no new video, which would play by itself.
    if (isShown && video && !prefersStill) playAtOnce(video)
  }
  const toTab = async (tab: DayTab) => {
    await navigate({
      to: '.',
      search: (before) => ({ ...before, tab: tab === 'transcript' ? tab : undefined }),
      replace: true,
      resetScroll: false,
    })
    // On phones the plan is below the lesson.
    if (isReading && tab === 'plan') document.getElementById('plan-title')?.scrollIntoView({ block: 'center' })
  }
  const number = day.dayNumber
  const sayFinished = () => {
    close()
    showToast({
      icon: CircleCheck,
      text: t`Day ${number} is done`,
      action: {
        label: t`Back to the calendar`,
        onPress: () => void navigate({ to: '/course/$streamId/calendar', params: { streamId: stream.id } }),
      },
    })
  }

  return (
    <DayPage view={view} hasVideo={Boolean(shown)}>
      {lesson ? (
        <div
          className={cx(
            'flex flex-col gap-6 split:grid split:grid-cols-[minmax(0,1fr)_332px] split:grid-rows-[auto_1fr] split:gap-x-11',
            isReading && 'max-tablet:gap-0',
          )}
        >
          {shown && (
            <InsteadOfVideo>
              <LessonVideo
                {...{ view, lesson, shown, video, isSettled, ask }}
                startAt={isNamed ? (search.t ?? loop?.from) : undefined}
                practice={{
                  loop,
                  isOpen: isPractising,
                  onPress: () => (isPractising ? endPractice() : openPractice(true)),
                  onMark: (end) => video && markEnd(end, video, shown.video.duration),
                }}
                choice={views.length > 1 && { value: chosen, onChange: setWanted }}
                autoPlay={picked === lesson.id || video?.paused === false}
                onVideo={follow}
              />
            </InsteadOfVideo>
          )}
          <div className={cx('split:col-start-1', isReading && 'max-tablet:hidden')}>
            {isPractising && video && shown && (
              <Suspense>
                <Practice
                  {...{ video, loop }}
                  expected={shown.video.duration}
                  onLoop={(next) => void practise(next)}
                  onClose={endPractice}
                  onMissing={endPractice}
                />
              </Suspense>
            )}
            {/* New for each lesson: a translating browser leaves a text that changes in place as it was. */}
            <LessonText
              key={`text-${lesson.id}`}
              lesson={lesson}
              place={lessons.indexOf(lesson) + 1}
              count={lessons.length}
            />
            <KeepLessons what="lesson" lessons={[lesson]} className="pt-3" {...{ view, isSettled }} />
            <AfterVideo key={lesson.id} video={video} />
          </div>
          <DaySide
            isReading={isReading}
            onTab={(tab) => void toTab(tab)}
            lesson={lesson}
            subs={subs}
            video={video}
            practice={isPractising ? { loop, onPart: choosePart } : null}
            plan={
              <>
                <BannerSlot position="day" placement="beforeLessons" />
                <OptionChips view={view} />
                <Plan view={view} current={lesson} isSettled={isSettled} onPick={choose} />
                {lessons.length > 1 && (
                  <KeepLessons what="day" className="border-t border-line pt-3" {...{ view, lessons, isSettled }} />
                )}
              </>
            }
          />
        </div>
      ) : (
        <>
          <OptionChips view={view} />
          <Suspense fallback={<div className="min-h-20 tablet:min-h-13.5" />}>
            <EmptyDay view={view} />
          </Suspense>
        </>
      )}
      <div className={cx('mt-10', isReading && 'max-tablet:hidden')}>
        <Foot view={view} isDue={isSettled} />
      </div>
      {search.modal === 'finished' && view.dayStatus?.status === 'finished' && (
        <Suspense>
          <FinishedModal view={view} onMissing={sayFinished} />
        </Suspense>
      )}
    </DayPage>
  )
}

/**
 * Whether videos are shown in the shape for phones. The other shape is another video: one that fills the screen would be thrown out of
 * it when the device is turned, so that it keeps its shape there.
 */
function useScreenShape(video: HTMLVideoElement | null): boolean {
  const isPhone = usePhone()
  // The frame with our own controls, or on iPhones the bare video.
  const held = useSyncExternalStore(onFullScreen, () => document.fullscreenElement ?? video?.webkitDisplayingFullscreen)
  const [shape, setShape] = useState(isPhone)
  if (!held && shape !== isPhone) setShape(isPhone)
  return shape
}
