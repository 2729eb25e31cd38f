import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { Button } from '../buttons/button'
import { TextField } from '../fields/text-field'
import { markPresses } from '../mark-presses'
import { PAGE_TITLE_ID } from '../page/document-title'
import { Confirm } from './confirm'
import { Modal, type ModalProps } from './modal'

function Opener({ onConfirm = () => {}, ...modal }: Partial<ModalProps> & { onConfirm?: () => void }) {
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen('modal')}>Open</Button>
      <Button onClick={() => setOpen('confirm')}>Remove</Button>
      {open === 'modal' && (
        <Modal
          title="Write to us"
          footer={<Button onClick={() => setAsks(true)}>Ask</Button>}
          {...modal}
          onClose={() => setOpen(null)}
        >
          <TextField label="Message" />
        </Modal>
      )}
      {(asks || open === 'confirm') && (
        <Confirm
          title="Remove the card?"
          confirmLabel="Remove card"
          cancelLabel="Keep it"
          onConfirm={onConfirm}
          onCancel={() => (asks ? setAsks(false) : setOpen(null))}
        >
          You can add it again.
        </Confirm>
      )}
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('takes the focus to its title and gives it back on Esc', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible()
  expect(focused()).toBe('Write to us')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(focused()).toBe('Open')
})

test('gives the focus back to the button that opened it where a press leaves it elsewhere, as in Safari', async () => {
  markPresses()
  const stay = (event: Event) => event.preventDefault()
  addEventListener('mousedown', stay)
  onTestFinished(() => removeEventListener('mousedown', stay))
  await renderUi(
    <main tabIndex={-1}>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        Home
      </h1>
      <Opener />
    </main>,
  )
  for (const around of [document.body, page.getByRole('main').element()]) {
    if (around instanceof HTMLElement) around.focus()
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(focused()).toBe('Open')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
})

test('takes the focus to the first field on request', async () => {
  await renderUi(<Opener focus="field" />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByLabelText('Message')).toHaveFocus()
})

test('gives the focus to the title of the page where the window that was turned hides what opened it', async () => {
  await page.viewport(1000, 700)
  await renderUi(
    <>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        Home
      </h1>
      <div className="max-tablet:hidden">
        <Opener />
      </div>
    </>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.viewport(390, 700)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(focused()).toBe('Home')
})

test('keeps Tab inside', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog').element()
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab()
    const at = document.activeElement
    expect(at === document.body || dialog.contains(at)).toBe(true)
  }
})

test('a press on the scrim closes it', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await pressScrim()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a press on the scrim does not discard what was typed', async () => {
  await renderUi(<Opener dirty />)
  await page.getByRole('button', { name: 'Open' }).click()
  await pressScrim()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a press inside does not close', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByLabelText('Message').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('the cross closes', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a confirmation starts on the harmless answer and is announced with its consequence', async () => {
  const onConfirm = vi.fn<() => void>()
  await renderUi(<Opener onConfirm={onConfirm} />)
  await page.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove the card?' })
  await expect.element(dialog).toHaveAccessibleDescription('You can add it again.')
  expect(focused()).toBe('Keep it')
  await page.getByRole('button', { name: 'Remove card' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(focused()).toBe('Remove')
})

test('a second modal replaces the first, which returns afterwards', async () => {
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByLabelText('Message').fill('Hello')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expect.element(page.getByLabelText('Message')).not.toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Message')).toBeVisible()
  await expect.element(page.getByLabelText('Message')).toHaveValue('Hello')
  expect(focused()).toBe('Ask')
})

test('is a sheet at the bottom on a phone and centred from 828 px', async () => {
  await page.viewport(390, 700)
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => Math.round(box().bottom)).toBe(700)
  expect(Math.round(box().width)).toBe(document.documentElement.clientWidth)
  await page.viewport(1000, 700)
  await expect.poll(() => Math.abs(box().top + box().bottom - 700)).toBeLessThan(3)
})

test('the second press of a double one, which began on what the modal has replaced, does not close it', async () => {
  const close = vi.fn<() => void>()
  await renderUi(
    <Modal title="Write to us" onClose={close}>
      <p>Text</p>
    </Modal>,
  )
  await pressScrim(2)
  expect(close).not.toHaveBeenCalled()
  await pressScrim()
  expect(close).toHaveBeenCalledOnce()
})

test('a sheet animates out from where the finger left it, and returns where its owner keeps it open', async () => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  await page.viewport(390, 700)
  const places: string[] = []
  await renderUi(
    <Modal title="Write to us" onClose={() => places.push(sheet().style.translate)}>
      <p className="h-75">Text</p>
    </Modal>,
  )
  swipe(20)
  expect(sheet().style.translate).toBe('')
  expect(places).toEqual([])
  swipe(250)
  expect(places).toEqual(['0px 250px'])
  expect(sheet().style.translate).toBe('0px 250px')
  await expect.poll(() => sheet().style.translate).toBe('')
})

const sheet = () => document.querySelector('dialog') ?? document.createElement('dialog')

/** A slow swipe, so that only its length counts. */
function swipe(way: number) {
  const head = page.getByRole('heading', { name: 'Write to us' }).element()
  const init = { bubbles: true, pointerType: 'touch', pointerId: 1, clientX: 100 }
  const at = (type: string, clientY: number, timeStamp: number) => {
    const event = new PointerEvent(type, { ...init, clientY })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    head.dispatchEvent(event)
  }
  at('pointerdown', 400, 0)
  at('pointermove', 400 + way, 2000)
  at('pointerup', 400 + way, 2000)
}

const box = () => page.getByRole('dialog').element().getBoundingClientRect()

async function pressScrim(pressInRow = 1) {
  const dialog = page.getByRole('dialog').element()
  const init = { bubbles: true, clientX: 2, clientY: 2 }
  dialog.dispatchEvent(new PointerEvent('pointerdown', init))
  dialog.dispatchEvent(new MouseEvent('mousedown', { ...init, detail: pressInRow }))
  dialog.dispatchEvent(new PointerEvent('pointerup', init))
}

test('on phones the whole cross reacts, also where the body reaches under it', async () => {
  await page.viewport(390, 844)
  await renderUi(<Opener />)
  await page.getByRole('button', { name: 'Open' }).click()
  const cross = page.getByRole('button', { name: 'Close' }).element()
  const hit = (upTo: number) => {
    const { left, bottom, width } = cross.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, bottom - upTo)
  }
  await expect.poll(() => cross.contains(hit(40))).toBe(true)
  expect(cross.contains(hit(2))).toBe(true)
})

test.each([
  ['a high window', 800],
  ['a low one', 300],
])(
  'what cannot be broken ends at the edge of the dialog in %s, which does not scroll sideways',
  async (_window, height) => {
    await page.viewport(390, height)
    await renderUi(
      <Modal title="Write to us" onClose={() => {}}>
        <p className="w-300">One letter under a tower of marks</p>
      </Modal>,
    )
    const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX)
    const sideways = [...page.getByRole('dialog').element().querySelectorAll('*')].filter(
      (one) => scrolls(one) && one.scrollWidth > one.clientWidth,
    )
    expect(sideways.map(({ className }) => className)).toEqual([])
  },
)
