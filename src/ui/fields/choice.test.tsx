import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { Rating } from './rating'
import { Segmented } from './segmented'
import { Stepper } from './stepper'
import { Tabs } from '../tabs/tabs'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

function ThemeChoice() {
  const [value, setValue] = useState<'light' | 'dark' | 'system'>('light')
  return (
    <>
      <Segmented label="Theme" options={THEMES} value={value} onChange={setValue} />
      <button type="button">After</button>
    </>
  )
}

test('segmented: one tab stop, arrows move and choose', async () => {
  await renderUi(<ThemeChoice />)
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: 'Light' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await page.getByRole('radio', { name: 'System' }).click()
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked()
})

function DayTabs() {
  const [value, setValue] = useState<'plan' | 'transcript' | 'notes'>('plan')
  const tabs = [
    { value: 'plan', label: 'Plan' },
    { value: 'transcript', label: 'Transcript' },
    { value: 'notes', label: 'Notes' },
  ] as const
  return (
    <Tabs label="Day" tabs={tabs} value={value} onChange={setValue}>
      This is {value}
    </Tabs>
  )
}

test('tabs: arrows, Home and End move, the content follows', async () => {
  await renderUi(<DayTabs />)
  await page.getByRole('tab', { name: 'Plan' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Transcript' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Transcript' })).toHaveTextContent('This is transcript')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Plan' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('This is plan')
})

test('tabs: one line, which moves to the current tab', async () => {
  await renderUi(<DayTabs />)
  const row = page.getByRole('tablist').element()
  const line = () => {
    const { left, width } = getComputedStyle(row, '::after')
    return [Number.parseFloat(left), Number.parseFloat(width)].map(Math.round)
  }
  const tab = (name: string) => {
    const at = page.getByRole('tab', { name }).element().getBoundingClientRect()
    return [at.left - row.getBoundingClientRect().left, at.width].map(Math.round)
  }
  expect(line()).toEqual(tab('Plan'))
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect.poll(line).toEqual(tab('Notes'))
  expect(getComputedStyle(page.getByRole('tab', { name: 'Notes' }).element(), '::after').content).toBe('none')
})

function Repeats() {
  const [value, setValue] = useState(3)
  return <Stepper label="Repeats" value={value} min={2} max={5} onChange={setValue} format={(count) => `${count}×`} />
}

test('stepper: steps within its bounds and names them', async () => {
  await renderUi(<Repeats />)
  const group = page.getByRole('group', { name: 'Repeats' })
  await expect.element(group).toHaveAccessibleDescription('Choose 2 to 5')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.element(group).toHaveTextContent('5×')
  await expect.element(page.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true')
  page
    .getByRole('button', { name: 'One more' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(group).toHaveTextContent('5×')
  await page.getByRole('button', { name: 'One less' }).click()
  await expect.element(group).toHaveTextContent('4×')
})

test('stepper: holding repeats up to the bound', async () => {
  await renderUi(<Repeats />)
  const less = page.getByRole('button', { name: 'One less' })
  const more = page.getByRole('button', { name: 'One more' }).element()
  more.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(page.getByRole('group')).toHaveTextContent('5×')
  more.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  more.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await less.click()
  await expect.element(page.getByRole('group')).toHaveTextContent('4×')
})

test.each([1, 2])('stepper: holding mouse button %i, which is not the primary one, steps nothing', async (button) => {
  await renderUi(<Repeats />)
  const more = page.getByRole('button', { name: 'One more' })
  await expect.element(page.getByRole('group')).toHaveTextContent('3×')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  more.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button }))
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  await more.click()
  await expect.element(page.getByRole('group')).toHaveTextContent('4×')
})

test('stepper: a press of a key counts after a hold that ended beside the button', async () => {
  await renderUi(<Repeats />)
  const more = page.getByRole('button', { name: 'One more' }).element()
  more.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(page.getByRole('group')).toHaveTextContent('5×')
  // React hears `pointerout`, not `pointerleave`; no click follows.
  more.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  await page.getByRole('button', { name: 'One less' }).click()
  await expect.element(page.getByRole('group')).toHaveTextContent('4×')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'One more' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group')).toHaveTextContent('5×')
})

function Stars({ onRate }: { onRate: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <Rating
      label="Review of Daniel"
      words={['Not useful', 'Slightly useful', 'Fairly useful', 'Useful', 'Very useful']}
      value={value}
      onChange={(next) => {
        setValue(next)
        onRate(next)
      }}
    />
  )
}

test('rating: five named stars, and it can be changed', async () => {
  const onRate = vi.fn<(value: number) => void>()
  await renderUi(<Stars onRate={onRate} />)
  await expect.element(page.getByRole('radiogroup', { name: 'Review of Daniel' })).toBeVisible()
  await page.getByRole('radio', { name: '5 of 5, Very useful' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('radio', { name: '4 of 5, Useful' })).toBeChecked()
  expect(onRate.mock.calls.flat()).toEqual([5, 4])
})
