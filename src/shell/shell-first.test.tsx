import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RouterContext } from '../router'
import { drawShellFirst, isEndingLate, standShell } from './shell-first'

function Shell() {
  useEffect(standShell, [])
  return (
    <>
      <nav>Menus</nav>
      <Outlet />
    </>
  )
}

/** A router with one signed-in screen, whose loader the test ends. */
function openScreen(loader: () => Promise<unknown>, start = '/screen', guard = async (_path: string) => {}) {
  const root = createRootRouteWithContext<Pick<RouterContext, 'loadAgain'>>()()
  const auth = createRoute({
    getParentRoute: () => root,
    id: '_auth',
    component: Shell,
    beforeLoad: ({ location }) => guard(location.pathname),
  })
  const [screen, other] = (['screen', 'other'] as const).map((path) =>
    createRoute({
      getParentRoute: () => auth,
      path,
      ...(path === 'screen' && { loader }),
      component: () => <h1>{`The ${path}`}</h1>,
      errorComponent: ({ error }) => <p role="alert">{String(error)}</p>,
      notFoundComponent: () => <p role="alert">No such thing</p>,
    }),
  )
  if (!screen || !other) throw new Error('no routes')
  const router = createRouter({
    routeTree: root.addChildren([auth.addChildren([screen, other])]),
    history: createMemoryHistory({ initialEntries: [start] }),
    context: {
      loadAgain: (routeId: string): Promise<void> =>
        router.invalidate({ filter: (match) => match.routeId === routeId }),
    },
  })
  drawShellFirst(router)
  void render(<RouterProvider router={router} />)
  return router
}

const words = (text: string) => page.getByText(text, { exact: true })

it('draws the shell and the screen while what the loader waits for is on its way', async () => {
  openScreen(() => new Promise(() => {}))
  await expect.element(words('Menus')).toBeVisible()
  await expect.element(words('The screen')).toBeVisible()
})

it.each([
  ['fails', new Error('Out of order'), 'Error: Out of order'],
  ['finds nothing', notFound(), 'No such thing'],
])('a loader that %s after its screen was drawn ends in the page of its route', async (_name, cause, text) => {
  const answers = Promise.withResolvers<void>()
  const loader = vi.fn<() => Promise<void>>(() => answers.promise)
  const router = openScreen(loader)
  await expect.element(words('The screen')).toBeVisible()
  answers.reject(cause)
  await expect.element(words(text)).toBeVisible()
  await expect.element(page.getByText('The screen')).not.toBeInTheDocument()
  expect(loader, 'what has failed is not asked for a second time').toHaveBeenCalledTimes(1)

  loader.mockResolvedValue(undefined)
  await router.invalidate()
  await expect.element(words('The screen')).toBeVisible()
})

it('a screen that was left does not fail the next visit', async () => {
  const answers = Promise.withResolvers<void>()
  const loader = vi.fn<() => Promise<void>>(() => answers.promise)
  const router = openScreen(loader)
  await expect.element(words('The screen')).toBeVisible()
  await router.navigate({ href: '/other' })
  await expect.element(words('The other')).toBeVisible()
  answers.reject(new Error('Out of order'))
  loader.mockResolvedValue(undefined)
  await router.navigate({ href: '/screen' })
  await expect.element(words('The screen')).toBeVisible()
})

it('a screen that was left while its failure was about to be shown does not fail the next visit, and the next screen is guarded anew', async () => {
  const answers = Promise.withResolvers<void>()
  const loader = vi.fn<() => Promise<void>>(() => answers.promise)
  const passed = Promise.withResolvers<void>()
  const guarded: [path: string, isEndingLate: boolean][] = []
  const router = openScreen(loader, '/screen', (path) => {
    guarded.push([path, isEndingLate(path)])
    return guarded.length === 2 ? passed.promise : Promise.resolve()
  })
  await expect.element(words('The screen')).toBeVisible()
  answers.reject(new Error('Out of order'))
  await expect.poll(() => guarded.length).toBe(2)
  await router.navigate({ href: '/other' })
  await expect.element(words('The other')).toBeVisible()
  passed.resolve()
  loader.mockResolvedValue(undefined)
  await router.navigate({ href: '/screen' })
  await expect.element(words('The screen')).toBeVisible()
  expect(guarded).toEqual([
    ['/screen', false],
    ['/screen', true],
    ['/other', false],
    ['/screen', false],
  ])
})

it('once the shell is there a screen waits for its loader', async () => {
  const router = openScreen(() => new Promise(() => {}), '/other')
  await expect.element(words('The other')).toBeVisible()
  void router.navigate({ href: '/screen' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect.element(words('The other')).toBeVisible()
})

it('wraps a loader once, however many routers are made from one tree', async () => {
  const answers = Promise.withResolvers<void>()
  const router = openScreen(() => answers.promise)
  const before = Object.values(router.routesById).map(({ options }) => options.loader)
  drawShellFirst(router)
  expect(Object.values(router.routesById).map(({ options }) => options.loader)).toEqual(before)
})
