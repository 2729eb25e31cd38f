import type { AnyRouter } from '@tanstack/react-router'
import { prefersReducedMotion } from '#/platform/device'
import { joinFacts } from './route-facts'
import { type Place, sharedName } from './shared-name'

/** A slower screen came with a skeleton, or without its first frame: then everything changes at once. */
const LATE_MS = 100
const SMALLEST_MEMORY_GB = 4
/** Smaller elements are for screen readers only, and have nowhere to move to. */
const SMALLEST_PX = 24

/**
 * Moves what two screens share from its place on one to its place on the other, and animates the closing of a modal; everything else
 * changes at once and can be pressed. Replaces the router's own `startViewTransition`, which the first view does without; modals that
 * the address does not know call it, too. Returns a function that restores it. Does nothing in browsers without the API and on weak devices.
 */
export function moveSharedThings(router: AnyRouter): () => void {
  if (!('startViewTransition' in document) || isWeak()) return () => {}
  const plain = router.startViewTransition
  const placeAt = (pathname: string): Place => {
    const [routes, params] = router.getMatchedRoutes(pathname)
    return { ...joinFacts(routes), params }
  }
  let find: () => HTMLElement | null = () => null
  /** When the running navigation began (`performance.now()`); null while there is none. */
  let askedAt: number | null = null
  let release = () => {}

  const stopNoting = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const shared = fromLocation && sharedName(placeAt(fromLocation.pathname), placeAt(toLocation.pathname))
    const isClosing = fromLocation?.pathname === toLocation.pathname && isModal(fromLocation) && !isModal(toLocation)
    find = shared ? () => inSight(shared) : isClosing ? topModal : () => null
    askedAt = performance.now()
  })

  router.startViewTransition = (update) => {
    const isLate = askedAt !== null && performance.now() - askedAt > LATE_MS
    if (askedAt === null) find = topModal
    askedAt = null
    const before = isLate || prefersReducedMotion() ? null : find()
    if (!before) return update()
    release()
    let unmark = mark(before)
    release = () => unmark()
    const motion = document.startViewTransition(async () => {
      unmark()
      await update()
      const after = find()
      if (after) unmark = mark(after)
      else if (before.dataset['shared']) motion.skipTransition()
    })
    // A skipped transition is no error.
    motion.ready.catch(() => {})
    void motion.finished.catch(() => {}).then(() => unmark())
    return motion.updateCallbackDone
  }

  return () => {
    stopNoting()
    router.startViewTransition = plain
  }
}

/** Browsers that do not report the memory pass. */
const isWeak = () => (navigator.deviceMemory ?? SMALLEST_MEMORY_GB) < SMALLEST_MEMORY_GB
const isModal = ({ search }: { search: object }) => 'modal' in search && search.modal !== undefined

function topModal(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null
}

/** The element with this `data-shared` that is in view now. */
function inSight(name: string): HTMLElement | null {
  const marked = document.querySelectorAll<HTMLElement>(`[data-shared="${name}"]`)
  return [...marked].find(isSeen) ?? null
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  return width > SMALLEST_PX && height > SMALLEST_PX && bottom > 0 && top < innerHeight
}

/** Names an element for the browser by its kind ("course", "day", "menu", "modal"), for as long as the transition lasts. */
function mark(element: HTMLElement): () => void {
  const { shared, leaves = 'modal' } = element.dataset
  element.dataset['moves'] = shared?.replace(/-.*/, '') ?? leaves
  return () => {
    delete element.dataset['moves']
  }
}
