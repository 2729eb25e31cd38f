import { afterAll, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { placed } from '../../tests/a11y/place'
import { renderApp } from '../../tests/render-app'

const before = { width: innerWidth, height: innerHeight }
beforeEach(() => page.viewport(390, 800))
afterAll(() => page.viewport(before.width, before.height))

const menu = page.getByRole('dialog', { name: 'Menu' })

async function openMenu() {
  const app = await renderApp('/home')
  await app.router.navigate({ href: '/courses' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.element(menu).toBeVisible()
  return app
}

it('closes with the screen that it was opened over', async () => {
  const app = await openMenu()
  app.router.history.back()
  await expect.poll(() => app.address()).toBe('/home')
  await expect.element(menu).not.toBeInTheDocument()
})

it('closes when the device is turned to a width without its button, so that the page can be used', async () => {
  const app = await openMenu()
  await page.viewport(1000, 800)
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /^Homework/ })
    .click()
  await expect.poll(() => app.address()).toBe('/homework')
})

const head = () => page.getByRole('button', { name: 'Go back' }).element().nextElementSibling?.textContent

it('names the section over one homework, whose own title is below and in the tab', async () => {
  const app = await renderApp('/home', { scenario: 'main', now: new Date('2026-06-09T18:30:00Z') })
  await app.router.navigate({ href: placed('/homework/$streamId/4103', 'lumen', 'main') })
  await expect.element(page.getByRole('heading', { level: 1, name: /One egg/ })).toBeVisible()
  expect(head()).toBe('Homework')
  expect(document.title).toContain('One egg')
})

it('does not repeat what a failed page says itself', async () => {
  await renderApp('/user/subscriptions', {}, { prepare: (world) => world.setFault('L38', '403') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your subscriptions didn’t load' })).toBeVisible()
  expect(head()).toBe('')
})

it('says nothing over a screen that is still loading, where the one before is gone', async () => {
  const app = await renderApp('/user/subscriptions')
  app.world.setFault('L7', 'never')
  await expect.poll(head).toBe('Subscriptions')
  void app.router.navigate({ href: placed('/course/$streamId/calendar', 'lumen', 'main') })
  await expect.element(page.getByText('Loading the course')).toBeInTheDocument()
  await expect.poll(head).toBe('')
})

it('stays that of the screen before until the next one is drawn', async () => {
  const app = await renderApp('/home')
  const greeting = page.getByRole('heading', { level: 1, name: /Good morning/ })
  await expect.element(greeting).toBeVisible()
  const seen = new Set<string>()
  const note = () => {
    const isHome = greeting.query() !== null
    const isInner = page.getByRole('button', { name: 'Go back' }).query() !== null
    seen.add(`${isHome ? 'home' : 'next'}, ${isInner ? 'back' : 'logo'}`)
    if (isHome) requestAnimationFrame(note)
  }
  note()
  await app.router.navigate({ href: placed('/course/$streamId/calendar', 'lumen', 'main') })
  await expect.poll(() => seen.size).toBeGreaterThan(1)
  expect([...seen]).toEqual(['home, logo', 'next, back'])
})

it('says beside its button what is counted inside', async () => {
  await renderApp('/home', { scenario: 'main', now: new Date('2026-06-09T18:30:00Z') })
  const beside = () => page.getByRole('button', { name: 'Menu', exact: true }).element().nextElementSibling
  await expect.poll(() => beside()?.textContent).toBe('22 pieces of homework wait for you')
})

it('gives way to the head of a conversation, and stands over what stands in for one', async () => {
  const chat = placed('/chat/$chatId', 'lumen', 'main')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  const app = await renderApp(chat)
  await expect.element(page.getByRole('region', { name: 'Conversation' })).toBeVisible()
  await expect.element(burger).not.toBeInTheDocument()
  await app.router.navigate({ href: '/chat/999999' })
  await expect.element(page.getByText('There is no such chat among yours')).toBeVisible()
  await expect.element(burger).toBeVisible()
  await app.router.navigate({ href: chat })
  await expect.element(page.getByRole('region', { name: 'Conversation' })).toBeVisible()
  await expect.element(burger).not.toBeInTheDocument()
})

it('stands over the error page of a conversation', async () => {
  await renderApp(placed('/chat/$chatId', 'lumen', 'main'), {}, { prepare: (world) => world.setFault('L16', '403') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'The conversation didn’t load' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
})
