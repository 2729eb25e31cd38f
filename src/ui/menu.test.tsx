import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../tests/render-ui'
import { Button } from './button'
import { Menu } from './menu'
import { MenuItem } from './menu-item'

async function open(onSelect: (name: string) => void = () => {}) {
  await renderUi(
    <>
      <Menu label="Account" trigger={(props) => <Button {...props}>Vera</Button>}>
        <MenuItem onSelect={() => onSelect('profile')}>Profile</MenuItem>
        <MenuItem onSelect={() => onSelect('settings')}>Settings</MenuItem>
        <MenuItem checked={false} stay onSelect={() => onSelect('dark')}>
          Dark
        </MenuItem>
        <MenuItem disabled onSelect={() => onSelect('off')}>
          Off
        </MenuItem>
        <MenuItem onSelect={() => onSelect('out')}>Log out</MenuItem>
      </Menu>
      <p className="text-end">Outside</p>
    </>,
  )
  await page.getByRole('button', { name: 'Vera' }).click()
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible()
}

const focused = () => document.activeElement?.textContent

test('opens on its first entry and walks by arrows, Home and End, round the ends', async () => {
  await open()
  expect(focused()).toBe('Profile')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Dark')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Log out')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Profile')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Log out')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Profile')
})

test('typing jumps, what is off is passed over', async () => {
  await open()
  await userEvent.keyboard('s')
  expect(focused()).toBe('Settings')
  await userEvent.keyboard('o')
  expect(focused()).toBe('Settings')
})

test('Esc closes and gives the focus back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(focused()).toBe('Vera')
  await expect.element(page.getByRole('button', { name: 'Vera' })).toHaveAttribute('aria-expanded', 'false')
})

test('a choice closes it, one that stays does not', async () => {
  const onSelect = vi.fn<(name: string) => void>()
  await open(onSelect)
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(onSelect.mock.calls.flat()).toEqual(['dark', 'settings'])
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

test('stands inside the window, its end at the end of its button', async () => {
  await renderUi(
    <div className="flex justify-end">
      <Menu label="Account" align="end" className="w-55" trigger={(props) => <Button {...props}>Vera</Button>}>
        <MenuItem onSelect={() => {}}>Profile</MenuItem>
      </Menu>
    </div>,
  )
  await page.getByRole('button', { name: 'Vera' }).click()
  const menu = page.getByRole('menu', { name: 'Account' }).element().getBoundingClientRect()
  const cause = page.getByRole('button', { name: 'Vera' }).element().getBoundingClientRect()
  expect(menu.width).toBeGreaterThan(0)
  expect(menu.right).toBeLessThanOrEqual(cause.right + 1)
})
