import { type FormEvent, type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { announce, LiveRegion } from '../page/live-region'
import { CodeField } from './code-field'
import { Modal } from '../modals/modal'
import { TextField } from './text-field'

const READ_MS = 250
const said: string[] = []
let watch: MutationObserver | undefined

/** Every sentence that a live region has got, but not those of one behind a modal. */
function listen() {
  watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element ? target.closest('[role=status]') : null
      const modal = document.querySelector('dialog:modal')
      if (region && (!modal || modal.contains(region)))
        said.push(...Array.from(addedNodes, (node) => node.textContent ?? ''))
    }
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
afterEach(() => {
  watch?.disconnect()
  said.length = 0
})

const settle = (ms = READ_MS) => new Promise((resolve) => setTimeout(resolve, ms))

/** A form that refuses what is sent, after a moment and in both fields. */
function Refusing({ children }: { children?: ReactNode }) {
  const [error, setError] = useState<string>()
  const [typed, setTyped] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    await settle(20)
    setError('Taken already.')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField label="Email" error={error} />
      <TextField
        label="Name"
        error={error ?? typed}
        onChange={(event) => setTyped(event.target.value.includes('!') ? 'No signs.' : undefined)}
      />
      <button type="submit">Send</button>
      {children}
    </form>
  )
}

test('an error is spoken once where the focus is in its field already, again after the next try, and not elsewhere', async () => {
  await renderUi(
    <Refusing>
      <LiveRegion />
    </Refusing>,
  )
  await page.getByLabelText('Name').click()
  await settle()
  listen()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said).toEqual(['Taken already.'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said).toEqual(['Taken already.', 'Taken already.'])
  await page.getByRole('button', { name: 'Send' }).click()
  await settle()
  expect(said).toHaveLength(2)
})

test('an error that typing causes is spoken once, not with each letter', async () => {
  await renderUi(
    <Refusing>
      <LiveRegion />
    </Refusing>,
  )
  await page.getByLabelText('Name').click()
  await settle()
  listen()
  await userEvent.keyboard('Vera!!!')
  await settle()
  expect(said).toEqual(['No signs.'])
})

function Empty() {
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField label="Email" error={isEmpty ? 'Enter your email.' : undefined} />
      <button type="submit">Send</button>
      <LiveRegion />
    </form>
  )
}

test('a field that gets the focus with its error is read with it, and nothing else is spoken', async () => {
  await renderUi(<Empty />)
  listen()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await settle()
  expect(said).toEqual([])
  // The next try leaves everything as it is.
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => said).toEqual(['Enter your email.'])
})

function Code() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const check = () => void settle(20).then(() => setError('This code is wrong.'))
  const type = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  return <CodeField label="Code" value={code} onChange={type} onComplete={check} error={error} />
}

test('a refused code is spoken, also in a modal, which makes the rest of the page inert', async () => {
  const screen = await renderUi(
    <>
      <LiveRegion />
      <Modal title="Your phone" onClose={() => {}} focus="field">
        <Code />
      </Modal>
    </>,
  )
  await settle()
  listen()
  await userEvent.keyboard('111111')
  await expect.poll(() => said).toEqual(['This code is wrong.'])
  await userEvent.keyboard('222222')
  await expect.poll(() => said).toEqual(['This code is wrong.', 'This code is wrong.'])
  // The app's own region takes over again.
  await screen.rerender(<LiveRegion />)
  announce('Saved.')
  await expect.poll(() => said.at(-1)).toBe('Saved.')
})
