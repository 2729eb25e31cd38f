import { pause } from '#/lib/pause'

/** How long at most the screen's answers are waited for before the shell is first drawn. */
const PATIENCE_MS = 300

let isThere = false

/** The shell calls this when it mounts, and the returned function when it unmounts. */
export function standShell(): () => void {
  isThere = true
  return () => {
    isThere = false
  }
}

/**
 * What a screen's loader waits for. Until the shell is drawn it waits 300 ms at most and gives undefined then, so that the menus can be
 * used while the screen's answers are on their way.
 */
export function shellFirst<T>(answers: Promise<T>): Promise<T | undefined> {
  return isThere ? answers : Promise.race([answers, pause(PATIENCE_MS).then(() => undefined)])
}
