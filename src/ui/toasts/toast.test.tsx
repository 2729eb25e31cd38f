import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { Modal } from '../modals/modal'
import { dismissToast, showToast, toasts } from './toast'
import { ToastRegion } from './toast-region'

function clear() {
  for (const toast of toasts.read()) dismissToast(toast.id)
}

test('the live region exists before the first toast and announces each one once', async () => {
  await renderUi(<ToastRegion />)
  const region = page.getByRole('status')
  await expect.element(region).toBeInTheDocument()
  const said: (string | null)[] = []
  const listener = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent)
  })
  listener.observe(region.element(), { subtree: true, childList: true })
  showToast({ text: 'Homework sent.' })
  await expect.element(region.getByText('Homework sent.')).toBeVisible()
  showToast({ text: 'Copied.' })
  await expect.element(region.getByText('Copied.')).toBeVisible()
  expect(said).toEqual(['Homework sent.', 'Copied.'])
  // A status is read as a whole by default, so that the second toast would bring the first one back.
  await expect.element(region).toHaveAttribute('aria-atomic', 'false')
  clear()
})

test('two at most, the same one once, and an action removes it', async () => {
  const onPress = vi.fn<() => void>()
  await renderUi(<ToastRegion />)
  showToast({ text: 'One' })
  showToast({ text: 'Two' })
  showToast({ text: 'Two' })
  showToast({ text: 'Three', action: { label: 'Undo', onPress } })
  await expect.element(page.getByText('Three')).toBeVisible()
  expect(toasts.read().map((toast) => toast.text)).toEqual(['Two', 'Three'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Three')).not.toBeInTheDocument()
  clear()
})

test('one that nobody asked for can be closed, and gives its place to the next of its group', async () => {
  await renderUi(<ToastRegion atTop />)
  showToast({ text: '1 new message', group: 'messages', closable: true })
  showToast({ text: 'Copied.' })
  showToast({ text: '2 new messages', group: 'messages', closable: true })
  await expect.element(page.getByText('2 new messages')).toBeVisible()
  expect(toasts.read().map((toast) => toast.text)).toEqual(['Copied.', '2 new messages'])
  expect(page.getByRole('status').element().getBoundingClientRect().top).toBeLessThan(100)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('2 new messages')).not.toBeInTheDocument()
  clear()
})

test('what did not work carries another icon than what did', async () => {
  await renderUi(<ToastRegion />)
  showToast({ text: 'Copied.' })
  showToast({ text: 'Not copied.', failed: true })
  await expect.element(page.getByText('Not copied.')).toBeVisible()
  const [done, failed] = [...document.querySelectorAll('[role=status] svg')].map((icon) => icon.innerHTML)
  expect(done).toBeTruthy()
  expect(failed).toBeTruthy()
  expect(failed).not.toBe(done)
  clear()
})

test.each([
  { width: 1244, isBeside: true },
  { width: 390, isBeside: false },
])('at $width px a long action leaves the text its width', async ({ width, isBeside }) => {
  await page.viewport(width, 800)
  await renderUi(<ToastRegion />)
  showToast({ text: 'Не удалось отправить работу.', action: { label: 'Открыть работу', onPress: () => {} } })
  const button = page.getByRole('button')
  await expect.element(button).toBeVisible()
  const text = page.getByText('Не удалось отправить работу.').element().getBoundingClientRect()
  expect(text.width).toBeGreaterThan(170)
  expect(button.element().getBoundingClientRect().top < text.bottom).toBe(isBeside)
  clear()
})

test('one that comes while a modal is open waits until it can be seen, heard and pressed', async () => {
  const onPress = vi.fn<() => void>()
  const modal = (title: string) => (
    <Modal key={title} title={title} onClose={() => {}}>
      Nothing is said below it.
    </Modal>
  )
  const view = await renderUi(
    <>
      {modal('First')}
      <ToastRegion />
    </>,
  )
  showToast({ text: 'New lesson.', action: { label: 'Open', onPress } })
  expect(toasts.read()).toEqual([])
  await view.rerender(
    <>
      {modal('Second')}
      <ToastRegion />
    </>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Second' })).toBeVisible()
  expect(toasts.read()).toEqual([])
  await view.rerender(<ToastRegion />)
  await expect.element(page.getByRole('status').getByText('New lesson.')).toBeVisible()
  await page.getByRole('button', { name: 'Open' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  clear()
})

test('disappears after its time, 5 s for a plain one, but not while it is held or the tab is hidden', async () => {
  await renderUi(
    <>
      <p>Elsewhere</p>
      <ToastRegion />
    </>,
  )
  // The press of the previous test has left the pointer where a toast appears.
  await page.getByText('Elsewhere').hover()
  showToast({ text: 'Warm up' })
  await expect.element(page.getByText('Warm up')).toBeVisible()
  clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    showToast({ text: 'Saved' })
    await vi.advanceTimersByTimeAsync(4000)
    expect(toasts.read()).toHaveLength(1)
    const card = document.querySelector('[role=status] .floating')
    card?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(8000)
    expect(toasts.read()).toHaveLength(1)
    card?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(8000)
    expect(toasts.read()).toHaveLength(1)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(5100)
    expect(toasts.read()).toHaveLength(0)
  } finally {
    vi.useRealTimers()
    clear()
  }
})

test('one that comes while a video fills the screen stays until it has been seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const full = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body)
  try {
    await renderUi(<ToastRegion />)
    showToast({ text: 'Answered.' })
    await expect.poll(() => document.querySelector('[role=status] .floating')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toasts.read()).toHaveLength(1)
    full.mockReturnValue(null)
    document.dispatchEvent(new Event('fullscreenchange'))
    await vi.advanceTimersByTimeAsync(4000)
    expect(toasts.read()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(toasts.read()).toEqual([])
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
    clear()
  }
})
