import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from '#/lib/pause'
import { holdIdle, whenIdle } from './when-idle'

// A page of tests may never become idle by itself.
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

test('work waits while idle time is on hold, and runs afterwards', async () => {
  const act = vi.fn<() => void>()
  hold()
  whenIdle(act)
  await atRest()
  expect(act).not.toHaveBeenCalled()
  release()
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
})

test('work that is cancelled while idle time is on hold never runs', async () => {
  const [act, later] = [vi.fn<() => void>(), vi.fn<() => void>()]
  hold()
  const stop = whenIdle(act)
  stop()
  whenIdle(later)
  release()
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
  expect(act).not.toHaveBeenCalled()
})

test('work can be cancelled after the hold has ended', async () => {
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
