import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from '#/lib/pause'
import { holdIdle, whenIdle } from './when-idle'

// A page of tests may never rest by itself.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => window.setTimeout(act))
  vi.stubGlobal('cancelIdleCallback', (idle: number) => clearTimeout(idle))
})

let release = () => {}
const hold = () =>
  holdIdle(
    new Promise<void>((resolve) => {
      release = resolve
    }),
  )
const atRest = () => pause(50)

afterEach(() => {
  release()
  vi.unstubAllGlobals()
})

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
