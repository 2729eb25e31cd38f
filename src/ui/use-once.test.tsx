import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../tests/render-ui'
import { useOnce } from './use-once'

const done: (() => void)[] = []

function Sender({ onSend }: { onSend: () => void }) {
  const send = useOnce(async () => {
    onSend()
    await new Promise<void>((resolve) => done.push(resolve))
  })
  return (
    <button type="button" onClick={() => void send()}>
      Send
    </button>
  )
}

test('two presses in quick succession count as one, a later one counts again', async () => {
  const onSend = vi.fn<() => void>()
  await renderUi(<Sender onSend={onSend} />)
  const button = page.getByRole('button', { name: 'Send' }).element()
  if (!(button instanceof HTMLElement)) throw new Error('There is no button')
  button.click()
  button.click()
  expect(onSend).toHaveBeenCalledOnce()
  done.shift()?.()
  await vi.waitFor(() => {
    button.click()
    expect(onSend).toHaveBeenCalledTimes(2)
  })
})
