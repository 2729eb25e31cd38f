import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

type VideoEvent = keyof HTMLVideoElementEventMap

/** One fact about the video, read again after each of these events (pass a constant list), so that only its reader re-renders. */
export function useVideo<T extends string | number | boolean | null>(
  video: HTMLVideoElement | null,
  events: readonly VideoEvent[],
  read: (video: HTMLVideoElement) => T,
  none: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const event of events) video?.addEventListener(event, changed)
      return () => {
        for (const event of events) video?.removeEventListener(event, changed)
      }
    },
    [video, events],
  )
  return useSyncExternalStore(subscribe, () => (video ? read(video) : none))
}

const PLAYING_EVENTS = ['play', 'pause', 'ended', 'emptied'] as const
/** After these the position may be another one. */
export const TIME_EVENTS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'emptied'] as const
const LENGTH_EVENTS = ['durationchange', 'loadedmetadata', 'emptied'] as const

/** Whether it is playing: also while it waits for data, but not once it has ended. */
export const usePlaying = (video: HTMLVideoElement | null) =>
  useVideo(video, PLAYING_EVENTS, (element) => !element.paused && !element.ended, false)

/** The current position in whole seconds. */
export const useSecond = (video: HTMLVideoElement | null) =>
  useVideo(video, TIME_EVENTS, (element) => Math.floor(element.currentTime), 0)

/** Length in seconds: the file's own once it is known, until then the lesson's. */
export const useLength = (video: HTMLVideoElement | null, expected: number) =>
  useVideo(video, LENGTH_EVENTS, (element) => (Number.isFinite(element.duration) ? element.duration : 0), 0) || expected

const SPEED_EVENTS = ['ratechange'] as const

/** How fast it plays; 1: as recorded. */
export const useSpeed = (video: HTMLVideoElement | null) =>
  useVideo(video, SPEED_EVENTS, (element) => element.playbackRate, 1)

const START_EVENTS = ['play', 'timeupdate', 'emptied'] as const
const DATA_EVENTS = ['loadeddata', 'canplay', 'waiting', 'playing', 'emptied', 'seeked', 'seeking'] as const

/** True once the learner has pressed play. */
export const useStarted = (video: HTMLVideoElement | null) =>
  useVideo(video, START_EVENTS, (element) => !element.paused || element.played.length > 0, false)

/** True while there is a frame for the current position. */
export const useHasPicture = (video: HTMLVideoElement | null) =>
  useVideo(video, DATA_EVENTS, (element) => element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA, false)

/** Shorter pauses are not shown. */
const STALL_MS = 400

const STOPPED = ['waiting', 'seeking'] as const
const GOING = ['playing', 'seeked', 'pause', 'emptied', 'error'] as const

/** True once the video has been waiting for data for a while. */
export function useBuffering(video: HTMLVideoElement | null): boolean {
  const [isBuffering, setBuffering] = useState(false)
  useEffect(() => {
    if (!video) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopped = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setBuffering(true), STALL_MS)
    }
    const going = () => {
      clearTimeout(timer)
      setBuffering(false)
    }
    for (const event of STOPPED) video.addEventListener(event, stopped)
    for (const event of GOING) video.addEventListener(event, going)
    return () => {
      clearTimeout(timer)
      for (const event of STOPPED) video.removeEventListener(event, stopped)
      for (const event of GOING) video.removeEventListener(event, going)
    }
  }, [video])
  return isBuffering
}

/** The first frame is waited for no longer than this. */
const FIRST_FRAME_MS = 2000

/** True once the first frame is there, or has been waited for long enough: until then it has the network to itself. */
export function useSettled(video: HTMLVideoElement | null, isAwaited: boolean): boolean {
  const [isSettled, setSettled] = useState(!isAwaited)
  useEffect(() => {
    if (isSettled) return undefined
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, FIRST_FRAME_MS)
    video?.addEventListener('loadeddata', settle)
    video?.addEventListener('play', settle)
    return () => {
      clearTimeout(timer)
      video?.removeEventListener('loadeddata', settle)
      video?.removeEventListener('play', settle)
    }
  }, [video, isSettled])
  return isSettled
}
