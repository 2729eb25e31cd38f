import { lazyRouteComponent } from '@tanstack/react-router'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { placed } from '../../tests/a11y/place'
import { renderApp } from '../../tests/render-app'

const menu = () => document.querySelector('nav[aria-label="Main menu"]')

it('keeps the shell while the files of the next screen, its skeleton among them, are on their way', async () => {
  await page.viewport(1244, 900)
  const { router } = await renderApp('/home')
  const screen = router.routesById['/_auth/homework/']
  const { component, pendingComponent } = screen.options
  onTestFinished(() => void screen.update({ component, pendingComponent }))
  const files = new Promise<{ Screen: () => null }>(() => {})
  const part = lazyRouteComponent(() => files, 'Screen')
  screen.update({ component: part, pendingComponent: part })

  await expect.poll(menu).not.toBeNull()
  const before = menu()
  void router.navigate({ href: '/homework' })
  await expect.element(page.getByText('Loading', { exact: true })).toBeInTheDocument()
  expect(menu()).toBe(before)
  expect(before?.checkVisibility()).toBe(true)
})

it('shows no footer below the skeleton of a screen', async () => {
  await page.viewport(390, 844)
  const { router } = await renderApp('/user/subscriptions', {}, { prepare: (world) => world.setFault('L7', 'never') })
  void router.navigate({ href: placed('/homework/$streamId/4103', 'lumen', 'main') })
  await expect.element(page.getByText('Loading the homework')).toBeInTheDocument()
  const footer = document.querySelector('footer')
  expect(footer?.checkVisibility() === true && footer.getBoundingClientRect().top < innerHeight).toBe(false)
})
