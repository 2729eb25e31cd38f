import type { ComponentType } from 'react'
import type { SessionEndReason } from '#/api/session-events'
import { pause } from '#/lib/pause'
import { withApp } from '#/platform/app-parts'

/** The longest that the sign-in waits for its notice; one that comes later pushes the form down. */
const PATIENCE_MS = 1500

type Notice = ComponentType<{ reason: SessionEndReason | undefined }>
let loaded: Notice | null = null

/** Loads the notice above the sign-in before the screen is shown, unless that takes too long or fails. */
export async function loadNotice(): Promise<void> {
  await Promise.race([load(), pause(PATIENCE_MS)])
}

async function load(): Promise<void> {
  try {
    loaded = (await withApp(() => import('./components/session-notice'))).SessionNotice
  } catch {
    // The screen asks for it again, and says what is missing.
  }
}

/** The notice, or null before it has loaded. */
export const loadedNotice = (): Notice | null => loaded
