import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { Checkbox } from './checkbox'
import { CodeField } from './code-field'
import { LiveRegion } from '../page/live-region'
import { PasswordField } from './password-field'
import { SearchField } from './search-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

test('a field is named by its label and described by its hint, then by its error', async () => {
  const screen = await renderUi(<TextField label="Email" hint="We never show it" />)
  const field = page.getByLabelText('Email')
  await expect.element(field).toHaveAccessibleDescription('We never show it')
  await screen.rerender(<TextField label="Email" hint="We never show it" error="Check what comes after @." />)
  await expect.element(field).toHaveAccessibleDescription('Check what comes after @.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('a counter is part of the description and is shown from the first letter', async () => {
  await renderUi(<TextArea label="Message" hint="By email" counter={{ count: 512, max: 500 }} />)
  await expect.element(page.getByLabelText('Message')).toHaveAccessibleDescription('By email 512 of 500')
})

test('an error in reserved room moves nothing', async () => {
  const screen = await renderUi(<TextField label="Email" reserve />)
  const height = () => screen.container.getBoundingClientRect().height
  const before = height()
  await screen.rerender(<TextField label="Email" reserve error="Check what comes after @." />)
  expect(Math.abs(height() - before)).toBeLessThan(1)
})

test('a text area grows with its text, up to eight lines', async () => {
  await renderUi(<TextArea label="Message" rows={2} />)
  const area = page.getByLabelText('Message')
  const height = () => area.element().getBoundingClientRect().height
  const two = height()
  await area.fill('1\n2\n3\n4\n5')
  await expect.poll(() => height()).toBeGreaterThan(two + 40)
  await area.fill(Array.from({ length: 40 }, String).join('\n'))
  await expect.poll(() => height()).toBeLessThan(8 * 24 + 30)
})

test('the eye shows the password', async () => {
  await renderUi(<PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />)
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true')
})

function Code({ onComplete, refused }: { onComplete: (code: string) => void; refused?: string }) {
  const [value, setValue] = useState('')
  const error = value !== '' && value === refused ? 'Wrong code' : undefined
  return <CodeField label="Code from the letter" value={value} onChange={setValue} {...{ onComplete, error }} />
}

async function copy(text: string) {
  await renderUi(<TextField label="Letter" defaultValue={text} />)
  await userEvent.tripleClick(page.getByLabelText('Letter'))
  await userEvent.copy()
}

test('a code field accepts digits only, typed or pasted, and submits itself once when full', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  await renderUi(<Code onComplete={onComplete} />)
  const field = page.getByLabelText('Code from the letter')
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill('4a0')
  await expect.element(field).toHaveValue('40')
  await field.fill(' 407-122 ')
  await expect.element(field).toHaveValue('407122')
  await field.fill('4071229')
  expect(onComplete.mock.calls.flat()).toEqual(['407122'])
})

test('the colours of a code that the browser filled in do not cover its boxes', async () => {
  await renderUi(<Code onComplete={() => {}} />)
  const field = page.getByLabelText('Code from the letter')
  await field.fill('407122')
  const picture = () => field.screenshot({ base64: true, save: false })
  const before = await picture()
  // As in Safari's own style sheet.
  const { style } = field.element() as HTMLInputElement
  style.setProperty('background-color', '#faffbd', 'important')
  style.setProperty('color', '#000', 'important')
  expect(await picture()).toEqual(before)
})

test('a code can be corrected from its end', async () => {
  await renderUi(<Code onComplete={() => {}} />)
  await page.getByLabelText('Code from the letter').click()
  await userEvent.keyboard('123{Backspace}4')
  await expect.element(page.getByLabelText('Code from the letter')).toHaveValue('124')
})

test('after a refusal the next digit or a pasted code begins a new one, and the refused one stays until then', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  await copy('333333')
  await renderUi(<Code onComplete={onComplete} refused="111111" />)
  const field = page.getByLabelText('Code from the letter')
  await field.click()
  await userEvent.keyboard('111111')
  await expect.element(field).toHaveValue('111111')
  await userEvent.keyboard('222222')
  await expect.element(field).toHaveValue('222222')
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}111111')
  await userEvent.paste()
  await expect.element(field).toHaveValue('333333')
  expect(onComplete.mock.calls.flat()).toEqual(['111111', '222222', '111111', '333333'])
})

test('a code that nobody refused loses nothing to one digit too many, and is replaced by a whole one', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  await copy('444444')
  await renderUi(<Code onComplete={onComplete} />)
  const field = page.getByLabelText('Code from the letter')
  await field.click()
  await userEvent.keyboard('1111112')
  await expect.element(field).toHaveValue('111111')
  await userEvent.paste()
  await expect.element(field).toHaveValue('444444')
  expect(onComplete.mock.calls.flat()).toEqual(['111111', '444444'])
})

function Search() {
  const [value, setValue] = useState('light')
  return (
    <>
      <SearchField label="Search" value={value} onChange={setValue} result={value === '' ? '9 courses' : '2 courses'} />
      <LiveRegion />
    </>
  )
}

test('search: Esc clears, the number of results is announced', async () => {
  await renderUi(<Search />)
  await expect.element(page.getByRole('status')).toHaveTextContent('2 courses')
  await page.getByRole('searchbox', { name: 'Search' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(page.getByRole('status')).toHaveTextContent('9 courses')
  await expect.element(page.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

test('a checkbox is pressed by its label', async () => {
  await renderUi(<Checkbox label="Send me a copy" />)
  await page.getByText('Send me a copy').click()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})
