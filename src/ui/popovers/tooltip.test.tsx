import { Snowflake } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { IconButton } from '../buttons/icon-button'

const box = () => page.elementLocator(document.body).getByText('Freeze')

test('the name of an icon is shown on hover and on keyboard focus, and goes with the pointer, Escape or the focus', async () => {
  await renderUi(
    <>
      <IconButton label="Freeze" icon={Snowflake} />
      <button type="button">After</button>
    </>,
  )
  await expect.element(box()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Freeze' }).hover()
  await expect.element(box()).toBeVisible()
  await page.getByRole('button', { name: 'After' }).hover()
  await expect.element(box()).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(box()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(box()).toBeVisible()
})

test('Escape takes the name away under the pointer, too, wherever the focus is', async () => {
  await renderUi(<IconButton label="Freeze" icon={Snowflake} />)
  await page.getByRole('button', { name: 'Freeze' }).hover()
  await expect.element(box()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).not.toBeInTheDocument()
})

test('the name stays under the pointer, which may move onto it, and goes when the pointer leaves it', async () => {
  await renderUi(<IconButton label="Freeze" icon={Snowflake} />)
  const move = (type: 'pointerover' | 'pointerout', target: Element, relatedTarget: Element) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget, pointerType: 'mouse' }))
  await page.getByRole('button', { name: 'Freeze' }).hover()
  await expect.element(box()).toBeVisible()
  expect(getComputedStyle(box().element()).pointerEvents).toBe('auto')
  await box().hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await vi.advanceTimersByTimeAsync(5000)
    expect(box().query()).not.toBeNull()
    move('pointerout', box().element(), document.body)
    await vi.advanceTimersByTimeAsync(1000)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(box()).not.toBeInTheDocument()
})
