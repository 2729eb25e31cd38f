export type Places = Record<string, { at: number; noted: number }>

const KEPT_PLACES = 200
/** A video left before this was hardly begun. */
const BEGUN_SECONDS = 5
/** A video left this close to the end counts as seen. */
const SEEN_SECONDS = 10

/** The second to resume at; 0 for a video hardly begun or seen to its end. A `duration` of 0 is unknown. */
export function resumeAt(at: number, duration: number): number {
  if (at < BEGUN_SECONDS) return 0
  return duration > 0 && at > duration - SEEN_SECONDS ? 0 : at
}

/** Key of a position: of the lesson's view rather than the video, since two lessons may show the same video. */
export const placeName = ({ lessonId, view }: { lessonId: number; view: string }) => `${lessonId}.${view}`

/** Keeps only the newest positions, so that storage does not fill up. */
export function forgetOldest(places: Places): Places {
  const newest = Object.entries(places).toSorted(([, a], [, b]) => b.noted - a.noted)
  return newest.length > KEPT_PLACES ? Object.fromEntries(newest.slice(0, KEPT_PLACES)) : places
}
