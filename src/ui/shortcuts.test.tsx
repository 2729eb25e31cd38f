import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../tests/render-ui'
import { DateGrid } from './fields/date-grid'
import { MenuBox, MenuLink } from './popovers/menu'
import { Tabs } from './tabs/tabs'

const onChange = vi.fn<(value: string) => void>()

function OpenMenu() {
  const cause = useRef<HTMLButtonElement>(null)
  const menu = { id: 'menu', cause, from: 'first', hide: () => {}, close: () => {} } as const
  return (
    <MenuBox menu={menu} label="Account">
      <MenuLink to=".">Profile</MenuLink>
      <MenuLink to=".">Settings</MenuLink>
    </MenuBox>
  )
}

const tabs = [
  { value: 'plan', label: 'Plan' },
  { value: 'notes', label: 'Notes' },
]

const days = { first: 20_000, last: 20_020 }

const PARTS = {
  menuitem: <OpenMenu />,
  tab: (
    <Tabs label="Day" tabs={tabs} value="plan" onChange={onChange}>
      Text
    </Tabs>
  ),
  gridcell: <DateGrid range={days} bounds={days} today={20_001} onPick={() => {}} />,
}

test.each<[keyof typeof PARTS, KeyboardEventInit]>([
  ['menuitem', { key: 's', ctrlKey: true }],
  ['menuitem', { key: 's', metaKey: true }],
  ['tab', { key: 'ArrowRight', altKey: true }],
  ['gridcell', { key: 'ArrowLeft', altKey: true }],
])('a %s leaves the browser its shortcut %o', async (role, keys) => {
  const routeTree = createRootRoute({ component: () => PARTS[role] })
  await renderUi(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />)
  const first = page.getByRole(role).first()
  await expect.element(first).toBeInTheDocument()
  const control = first.element().querySelector('button') ?? first.element()
  if (control instanceof HTMLElement) control.focus()
  const before = document.activeElement
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys })
  control.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(document.activeElement).toBe(before)
  expect(onChange).not.toHaveBeenCalled()
})
