import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouter,
  useRouterState,
  useSearch,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RouteFacts } from './route-facts'
import { moveSharedThings } from './route-motion'
import '../styles.css'

const box = (left: number) => <div data-shared="course-7" style={{ width: 100, height: 60, marginLeft: left }} />

/** A modal over any screen if the address says so, and a menu that the address does not know. */
function Frame() {
  const { modal } = useSearch({ strict: false })
  const [isOpen, setOpen] = useState(false)
  const router = useRouter()
  return (
    <>
      <Outlet />
      <button type="button" onClick={() => setOpen(true)}>
        Open the menu
      </button>
      {modal && <dialog ref={(dialog) => dialog?.showModal()}>Modal</dialog>}
      {isOpen && (
        <dialog data-leaves="menu" ref={(dialog) => dialog?.showModal()}>
          <button
            type="button"
            onClick={() => void router.startViewTransition(async () => flushSync(() => setOpen(false)))}
          >
            Close the menu
          </button>
        </dialog>
      )}
    </>
  )
}

const Heading = () => <h1>{useRouterState({ select: ({ location }) => location.pathname })}</h1>

const name = (width: number, height: number) => <div data-shared="day-3" style={{ width, height }} />

/** Two screens that share a picture, a third that shares a day's name with the second, and one without any of it. */
async function twoScreens() {
  const root = createRootRoute({ component: Frame })
  const screen = (path: string, picture: ReactNode, staticData: RouteFacts = {}) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      component: () => (
        <main>
          <Heading />
          {picture}
        </main>
      ),
    })
  const routeTree = root.addChildren([
    screen('/home', box(0), { lists: 'course' }),
    screen(
      '/course/$streamId/calendar',
      <>
        {box(200)}
        {name(100, 160)}
      </>,
      { shows: 'course', lists: 'day' },
    ),
    screen('/course/$streamId/calendar/$dayNumber', name(300, 40), { shows: 'day' }),
    screen('/courses', null, { lists: 'course' }),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/home'] }) })
  Object.defineProperty(navigator, 'deviceMemory', { value: 8, configurable: true })
  const original = document.startViewTransition.bind(document)
  // What moves is read as soon as it does: it may be over before a press is reported as done.
  const moved: Promise<Set<unknown>>[] = []
  const start = vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    const transition = original(update)
    const inMotion = transition.ready.then(() => new Set(moving()))
    // The end of a test cuts its motion off.
    inMotion.catch(() => {})
    moved.push(inMotion)
    return transition
  })
  onTestFinished(() => start.mockRestore())
  onTestFinished(moveSharedThings(router))
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: '/home' })).toBeVisible()
  return { router, moved, started: () => start.mock.results.map(({ value }) => value as ViewTransition) }
}

const named = () => document.querySelector<HTMLElement>('[data-shared]')?.dataset['moves']
const moving = () =>
  document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement] : []))

test('what two screens share moves, and nothing else does', async () => {
  const { router, started } = await twoScreens()
  await router.navigate({ href: '/course/7/calendar' })
  expect(started()).toHaveLength(1)
  await started()[0]?.ready
  expect(named()).toBe('course')
  expect(moving()).toContain('::view-transition-group(course)')
  expect(moving()).not.toContain('::view-transition-group(root)')
  // Between two shapes each picture covers the moving box, and what lies outside of it would show as a ghost.
  const pictures = ['old', 'new'].map((which) =>
    getComputedStyle(document.documentElement, `::view-transition-${which}(course)`),
  )
  expect(pictures.map(({ objectFit, overflow }) => `${objectFit} ${overflow}`)).toEqual(['cover clip', 'cover clip'])
  await started()[0]?.finished
  await expect.poll(named).toBeUndefined()
})

test('a tile and the heading that it becomes keep their sizes on the way, and are cut off by the box that moves', async () => {
  const { router, started } = await twoScreens()
  await router.navigate({ href: '/course/7/calendar' })
  await started()[0]?.finished
  await router.navigate({ href: '/course/7/calendar/3' })
  await started()[1]?.ready
  for (const animation of document.getAnimations()) animation.currentTime = 120
  const styleOf = (part: string) => getComputedStyle(document.documentElement, `::view-transition-${part}(day)`)
  expect(styleOf('old').width).toBe('100px')
  expect(styleOf('new').width).toBe('300px')
  expect(styleOf('image-pair').overflow).toBe('clip')
})

test('a screen that loads late, or shares nothing, changes at once', async () => {
  const { router, started } = await twoScreens()
  await router.navigate({ to: '/courses' })
  await router.navigate({ to: '/home' })
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 150))
  await router.navigate({ href: '/course/7/calendar' })
  clock.mockRestore()
  await expect.element(page.getByRole('heading', { name: '/course/7/calendar' })).toBeVisible()
  expect(started()).toHaveLength(0)
})

test('where the other screen does not show the element, nothing moves and nothing fails', async () => {
  const { router, started } = await twoScreens()
  await router.navigate({ href: '/course/7/calendar' })
  await started()[0]?.finished
  await router.navigate({ to: '/courses' })
  await started()[1]?.finished
  expect(moving()).toEqual([])
  await expect.element(page.getByRole('heading', { name: '/courses' })).toBeVisible()
})

test('a modal that the address closes animates out, and its scrim with it', async () => {
  const { router, started } = await twoScreens()
  await router.navigate({ href: '/home?modal=any' })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(started()).toHaveLength(0)
  await router.navigate({ href: '/home' })
  await started()[0]?.ready
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(new Set(moving())).toEqual(new Set(['::view-transition-old(modal)', '::view-transition-old(scrim)']))
})

test('a menu that is not in the address animates out in the same way', async () => {
  const { moved } = await twoScreens()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  expect(await moved[0]).toEqual(new Set(['::view-transition-old(menu)', '::view-transition-old(scrim)']))
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('a menu disappears at once under reduced motion', async () => {
  const { started } = await twoScreens()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  onTestFinished(() => void vi.restoreAllMocks())
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(started()).toHaveLength(0)
})
