import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '#/api/connectivity'
import { useIsKept } from '#/domains/downloads/kept-index'
import type { Video } from '#/domains/study/model'
import { clockText } from '#/lib/clock-text'
import { cx } from '#/ui/cx'
import { part } from '#/ui/late/part'
import { showToast } from '#/ui/toasts/toast'
import { BufferingRing, GestureLayer, StartButton } from './over-picture'
import { applyPreferences, seekTo, togglePlay } from './controls/commands'
import { noteMissing } from './engine/note-missing'
import { PLAYER_FRAME, PLAYER_TALL, PLAYER_WIDE } from './controls/player-look'
import type { PracticeOfPlayer, Sheet } from './controls/player-controls'
import { troubleOf } from './engine/trouble-of'
import { useAutoPlay, useEarlyPlayKey } from './use-start-playing'
import { useBuffering, useSettled, useHasPicture, useStarted } from './use-video'
import { useFullScreen } from './controls/use-full-screen'
import { usePlayback } from './use-playback'
import type { Watched } from './resume/resume-store'
import { useResume } from './resume/use-resume'

const ResumeNote = part(() => import('./player-notes'), 'ResumeNote', { missing: 'silent' })
const PlayerTrouble = part(() => import('./player-notes'), 'PlayerTrouble', { missing: 'silent' })
const PlayerControls = part(() => import('./controls/player-controls'), 'PlayerControls', { missing: 'silent' })

interface PlayerProps {
  /** Give its id as the `key` too, with the lesson's: each video of each lesson has a player of its own. */
  source: Video
  /** Poster where the video has none of its own. */
  poster?: string | null
  learnerId: number
  lessonId: number
  view: Watched['view']
  /** A vertical video: 4:5 on phones. */
  isTall?: boolean
  /** Chosen by a press, or replacing a video that plays: plays at once. */
  autoPlay?: boolean
  /** The second at which it starts, where the address names one; else it is resumed. */
  startAt?: number | undefined
  /** Shown over the picture, top left. */
  overlay?: ReactNode
  /** The same, top right. */
  corner?: ReactNode
  sheet: Sheet
  /** Null: no part of it can be repeated. */
  practice?: PracticeOfPlayer | null
  /** Called with the element, and with null when it is removed. */
  onVideo: (video: HTMLVideoElement | null) => void
  /** Fetches the source anew, for a retry of a video that could not be shown: its address may have expired. */
  onReload: () => Promise<unknown>
}

/** A lesson's video with its own controls. */
export function Player({
  source,
  poster,
  learnerId,
  lessonId,
  view,
  isTall = false,
  autoPlay = false,
  startAt,
  overlay,
  corner,
  sheet,
  practice = null,
  onVideo,
  onReload,
}: PlayerProps) {
  const { t } = useLingui()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  // Null until the controls have loaded.
  const [isStill, setStill] = useState<boolean | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isBare = isMissing && isStill === null
  const isOnline = useOnline()
  const isKept = useIsKept(learnerId)(source.id)

  const resume = useResume(video, { learnerId, lessonId, view }, source.duration, startAt)
  const playback = usePlayback(
    video,
    {
      m3u8: source.m3u8,
      mp4: source.mp4,
      startAt: resume.startAt,
      kept: isKept ? { learnerId, videoId: source.id } : null,
    },
    {
      renew: onReload,
      onGap: (from) => {
        const time = clockText(from)
        showToast({ text: t`A part of this video is missing at ${time}. It is skipped.`, failed: true, group: 'gap' })
      },
    },
  )
  const fullScreen = useFullScreen(frame, video)
  const isStarted = useStarted(video)
  const hasPicture = useHasPicture(video)
  const isBuffering = useBuffering(video)
  const isSettled = useSettled(video, Boolean(source.m3u8))
  useEarlyPlayKey(video, frame, isStill !== null || isBare)

  useEffect(() => {
    if (!video) return
    applyPreferences(video)
    onVideo(video)
    return () => onVideo(null)
  }, [video, onVideo])
  useAutoPlay(video, frame, autoPlay)

  const trouble = troubleOf({
    source,
    isOnline: isOnline || isKept,
    hasPicture: hasPicture && !isBuffering,
    isFailed: playback.failedAt !== null,
  })
  const onMissing = () => setMissing(true)
  const isHere = Boolean(video) && trouble === null
  const troubles = PlayerTrouble.useCode({ isDue: isSettled || trouble !== null, onMissing })
  const controls = PlayerControls.useCode({ isDue: isSettled && isHere && Boolean(frame), onMissing })
  const notes = ResumeNote.useCode({ isDue: isSettled && isHere && resume.resumedAt !== null, onMissing: noteMissing })
  const retry = (at: number) => {
    void onReload()
    playback.retry(at)
  }

  return (
    <section
      ref={setFrame}
      // Takes the focus from buttons that disappear when pressed.
      tabIndex={-1}
      aria-label={t`Video player`}
      className={cx(PLAYER_FRAME, isTall ? PLAYER_TALL : PLAYER_WIDE, isStill && 'cursor-none')}
    >
      {trouble !== 'unconverted' && (
        // Subtitles are added to the element once they have loaded.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={setVideo}
          playsInline
          preload="auto"
          // Better the browser's controls than none, when ours did not load.
          controls={isBare}
          poster={source.preview ?? poster ?? undefined}
          // One pixel larger than the frame: browsers round its size, and the background would show at an edge.
          className="absolute -inset-px size-[calc(100%+2px)] max-w-none object-contain"
        />
      )}
      {troubles ? (
        <troubles.PlayerTrouble
          trouble={trouble}
          at={playback.failedAt ?? (video?.currentTime || playback.startedAt)}
          length={source.duration}
          poster={source.preview ?? poster ?? null}
          overlay={overlay}
          onRetry={retry}
        />
      ) : (
        isMissing &&
        trouble && (
          <div className="absolute inset-x-6 top-6">
            <p role="alert">
              {trouble === 'offline' ? t`We can't play this video without the Internet` : t`Error loading video`}
            </p>
            {overlay}
          </div>
        )
      )}
      {video && !trouble && (
        <>
          {!isBare && <GestureLayer video={video} onDoubleClick={fullScreen.toggle} />}
          <div
            aria-hidden
            className={cx(
              'pointer-events-none absolute inset-x-0 bottom-0 h-[58%] bg-linear-to-t from-media/86 via-media/50 via-45% to-transparent transition-opacity',
              isStill && 'opacity-0',
            )}
          />
          <BufferingRing isBuffering={isBuffering} />
          {!isStarted && !isBuffering && (
            <StartButton
              isCrowded={!isTall && Boolean(overlay) && resume.resumedAt !== null}
              onClick={() => togglePlay(video)}
            />
          )}
          {frame && controls && (
            <controls.PlayerControls
              {...{ frame, video, source, playback, fullScreen, sheet, practice }}
              isStill={isStill === true}
              onStill={setStill}
            />
          )}
        </>
      )}
      {video && !trouble && (
        <div
          className={cx(
            'absolute end-3 top-3 z-1 transition-opacity max-[360px]:top-1 tablet:end-4 tablet:top-4',
            isStill && 'pointer-events-none opacity-0',
          )}
        >
          {corner}
        </div>
      )}
      <div
        className={cx(
          'pointer-events-none absolute inset-x-3 top-3 z-1 flex flex-col items-start gap-2 transition-opacity *:pointer-events-auto max-[360px]:top-1 tablet:inset-x-4 tablet:top-4',
          isStill && 'opacity-0',
        )}
      >
        {!trouble && overlay}
        {video && !trouble && notes && (
          <notes.ResumeNote
            at={resume.resumedAt}
            onStartOver={() => {
              seekTo(video, 0)
              resume.dismiss()
            }}
          />
        )}
      </div>
    </section>
  )
}
