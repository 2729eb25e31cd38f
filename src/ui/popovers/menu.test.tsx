import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { part } from '../late/part'
import { toasts } from '../toasts/toast'
import { MenuBox, MenuLink } from './menu'
import { useMenu } from './use-menu'

interface Code {
  Box: () => null
}
const CODE: Code = { Box: () => null }
const boxOf = (load: () => Promise<Code>) => part(load, 'Box', { missing: 'toast' })

interface MenuProps {
  box?: ReturnType<typeof boxOf>
  children: ReactNode
}

const here = boxOf(async () => CODE)

/** Vera's menu, made of button and box as the app has them. */
function Menu({ box = here, children }: MenuProps) {
  const { button, menu } = useMenu(box)
  return (
    <>
      <button {...button} type="button">
        Vera
      </button>
      {menu && (
        <MenuBox menu={menu} label="Account" className="w-55">
          {children}
        </MenuBox>
      )}
    </>
  )
}

/** Draws it as a page of its own; its entries lead to places on that page. */
async function draw(content: ReactNode) {
  const routeTree = createRootRoute({ component: () => content })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await renderUi(<RouterProvider router={router} />)
  return router
}

async function open() {
  const router = await draw(
    <>
      <Menu>
        <MenuLink to="." hash="profile">
          Profile
        </MenuLink>
        <MenuLink to="." hash="settings">
          Settings
        </MenuLink>
        <MenuLink to="." hash="language">
          Language
        </MenuLink>
        <MenuLink to="." hash="out">
          Log out
        </MenuLink>
      </Menu>
      <p className="text-end">Outside</p>
    </>,
  )
  await page.getByRole('button', { name: 'Vera' }).click()
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible()
  return router
}

const MISSING = 'This part didn’t load. Check the connection and try again.'

const focused = () => document.activeElement?.textContent

test('opens on its first entry and walks by arrows, Home and End, round the ends', async () => {
  await open()
  expect(focused()).toBe('Profile')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Language')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Log out')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Profile')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Log out')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Profile')
})

test('typing jumps to the next entry of that letter, an unknown one stays', async () => {
  await open()
  await userEvent.keyboard('s')
  expect(focused()).toBe('Settings')
  await userEvent.keyboard('x')
  expect(focused()).toBe('Settings')
})

test('Esc closes and gives the focus back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(focused()).toBe('Vera')
  await expect.element(page.getByRole('button', { name: 'Vera' })).toHaveAttribute('aria-expanded', 'false')
})

test('a choice closes it and follows its link', async () => {
  const router = await open()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.poll(() => router.state.location.hash).toBe('settings')
})

test('a press outside closes it', async () => {
  await open()
  await page.getByText('Outside').click({ position: { x: (document.querySelector('p')?.clientWidth ?? 20) - 5, y: 5 } })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('stays inside the window', async () => {
  await page.viewport(320, 480)
  await open()
  const box = page.getByRole('menu').element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(8)
  expect(box.right).toBeLessThanOrEqual(320)
})

test('is inside the window, its end aligned with the end of its button', async () => {
  await draw(
    <div className="flex justify-end">
      <Menu>
        <MenuLink to=".">Profile</MenuLink>
      </Menu>
    </div>,
  )
  await page.getByRole('button', { name: 'Vera' }).click()
  const menu = page.getByRole('menu', { name: 'Account' }).element().getBoundingClientRect()
  const cause = page.getByRole('button', { name: 'Vera' }).element().getBoundingClientRect()
  expect(menu.width).toBeGreaterThan(0)
  expect(menu.right).toBeLessThanOrEqual(cause.right + 1)
})

/** A menu whose code loads, or fails to load, when the test says so. */
async function slow() {
  const calls: PromiseWithResolvers<Code>[] = []
  const box = boxOf(() => {
    const call = Promise.withResolvers<Code>()
    calls.push(call)
    return call.promise
  })
  const told: string[] = []
  onTestFinished(
    toasts.watch(() => {
      const last = toasts.read().at(-1)
      if (last) told.push(last.text)
    }),
  )
  await draw(
    <>
      <Menu box={box}>
        <MenuLink to=".">Profile</MenuLink>
        <MenuLink to=".">Log out</MenuLink>
      </Menu>
      <input aria-label="Elsewhere" />
    </>,
  )
  return { calls, told, button: page.getByRole('button', { name: 'Vera' }) }
}

test.each([
  ['{Enter}', 'Profile'],
  [' ', 'Profile'],
  ['{ArrowDown}', 'Profile'],
  ['{ArrowUp}', 'Log out'],
])('an early %s shows the button busy and opens once the code is there', async (key, expected) => {
  const { calls, button } = await slow()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  // An impatient second press undoes nothing.
  await button.click()
  for (const call of calls) call.resolve(CODE)
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.poll(focused).toBe(expected)
})

test('code that fails to load is announced once per press, and the next press tries again', async () => {
  const { calls, told, button } = await slow()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  for (const call of calls) call.reject(new TypeError('offline'))
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(told).toEqual([MISSING])
  const before = calls.length
  await button.click()
  await expect.poll(() => calls.length).toBeGreaterThan(before)
  for (const call of calls) call.resolve(CODE)
  await expect.element(page.getByRole('menu')).toBeVisible()
  expect(told).toEqual([MISSING])
})

test('the focus stays where the learner has moved it while the code is loading', async () => {
  const { calls, told, button } = await slow()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.tab()
  for (const call of calls) call.resolve(CODE)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByLabelText('Elsewhere')).toHaveFocus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(told).toEqual([])
})

test('code is loaded ahead of the press, by hover and by focus', async () => {
  const { calls, button } = await slow()
  const before = calls.length
  await button.hover()
  await expect.poll(() => calls.length).toBeGreaterThan(before)
  const hovered = calls.length
  await userEvent.tab()
  await expect.poll(() => calls.length).toBeGreaterThan(hovered)
})
