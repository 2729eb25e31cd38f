import { pause } from '#/lib/pause'

/** A shell that is yet to come waits for its screen's answers for so long at most. */
const PATIENCE_MS = 300

let isThere = false

/** The shell tells that it stands; returns what tells that it is gone. */
export function standShell(): () => void {
  isThere = true
  return () => {
    isThere = false
  }
}

/**
 * What a screen's loader waits for. Before the shell stands that is not for long: undefined then, so that its menus can be used
 * while the screen says that its answers are on the way.
 */
export function shellFirst<T>(answers: Promise<T>): Promise<T | undefined> {
  return isThere ? answers : Promise.race([answers, pause(PATIENCE_MS).then(() => undefined)])
}
