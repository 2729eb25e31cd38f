import { afterEach, expect, test, vi } from 'vitest'
import { holdIdle, whenIdle } from './when-idle'

let release = () => {}
const hold = () =>
  holdIdle(
    new Promise<void>((resolve) => {
      release = resolve
    }),
  )
const atRest = () => new Promise((resolve) => requestIdleCallback(resolve))

afterEach(() => release())

test('work waits for its turn while the line is held, and comes after it', async () => {
  const act = vi.fn<() => void>()
  hold()
  whenIdle(act)
  await atRest()
  expect(act).not.toHaveBeenCalled()
  release()
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
})

test('work that was called off while the line was held never comes', async () => {
  const [act, later] = [vi.fn<() => void>(), vi.fn<() => void>()]
  hold()
  const stop = whenIdle(act)
  stop()
  whenIdle(later)
  release()
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
  expect(act).not.toHaveBeenCalled()
})

test('work is called off after the line was given free', async () => {
  const act = vi.fn<() => void>()
  hold()
  const stop = whenIdle(act)
  release()
  await Promise.resolve()
  await Promise.resolve()
  stop()
  await atRest()
  expect(act).not.toHaveBeenCalled()
})
