import { observable } from '#/lib/observable'
import { isIos } from './device'
import { type InstallWay, installWayOf } from './install-way'

/** Chromium's word that the page can be installed; it shows its dialog once. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
  interface Navigator {
    /** Safari on iPhones and iPads only: opened from the home screen. */
    readonly standalone?: boolean
  }
}

const kept = observable<InstallEvent | null>(null)

/** Keeps the browser's word that the page can be installed, which comes once, soon after the page; it is offered later, in our own place. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept.set(event)
  })
  addEventListener('appinstalled', () => kept.set(null))
}

/** Calls back when `installWay` may have changed. Returns a function that stops it. */
export const watchInstallWay = kept.watch

/** How this page can be installed; null: not at all, or it is done. */
export const installWay = (): InstallWay | null =>
  installWayOf({
    hasPrompt: kept.read() !== null,
    isInstalled: matchMedia('(display-mode: standalone)').matches || navigator.standalone === true,
    isIos: isIos(),
    userAgent: navigator.userAgent,
  })

/** Shows the browser's own dialog, at a press; whether the learner has agreed. The browser may be asked once for each time it offers itself. */
export async function askToInstall(): Promise<boolean> {
  const event = kept.read()
  kept.set(null)
  return event !== null && (await event.prompt()).outcome === 'accepted'
}
