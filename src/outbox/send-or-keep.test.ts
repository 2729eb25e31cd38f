import { onlineManager } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#/api/errors'
import type { QueuedEntry } from './engine'
import { sendOrKeep } from './send-or-keep'

const LOST = new ApiError({ kind: 'network', method: 'POST', url: 'user' })
const REFUSED = new ApiError({ kind: 'http', method: 'POST', url: 'user', status: 403 })
const entry = (phase: QueuedEntry['phase']) => ({ phase }) as QueuedEntry

function change(failure?: unknown) {
  const send = vi.fn<() => Promise<string>>(() => (failure ? Promise.reject(failure) : Promise.resolve('saved')))
  const keep = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const calls = () => [send.mock.calls.length, keep.mock.calls.length]
  return { send, keep, calls }
}

function goOffline() {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

it.each([
  ['nothing waits', []],
  ['what waited was refused', [entry('failed')]],
])('is sent where %s', async (_name, waiting) => {
  const { send, keep, calls } = change()
  await expect(sendOrKeep(waiting, send, keep)).resolves.toBe('saved')
  expect(calls()).toEqual([1, 0])
})

it.each([['waiting'], ['sending']] as const)('is kept behind one that is %s', async (phase) => {
  const { send, keep, calls } = change()
  await expect(sendOrKeep([entry('failed'), entry(phase)], send, keep)).resolves.toBeNull()
  expect(calls()).toEqual([0, 1])
})

it('is kept without a connection, and where it does not get through', async () => {
  const lost = change(LOST)
  await expect(sendOrKeep([], lost.send, lost.keep)).resolves.toBeNull()
  expect(lost.calls()).toEqual([1, 1])
  goOffline()
  const offline = change()
  await expect(sendOrKeep([], offline.send, offline.keep)).resolves.toBeNull()
  expect(offline.calls()).toEqual([0, 1])
})

it('is kept where the connection went while it failed, and fails as the call or the device does', async () => {
  const refused = change(REFUSED)
  await expect(sendOrKeep([], refused.send, refused.keep)).rejects.toBe(REFUSED)
  expect(refused.calls()).toEqual([1, 0])
  const full = change(LOST)
  full.keep.mockRejectedValue(new Error('full'))
  await expect(sendOrKeep([], full.send, full.keep)).rejects.toThrow('full')
  const gone = change()
  gone.send.mockImplementation(() => {
    goOffline()
    return Promise.reject(REFUSED)
  })
  await expect(sendOrKeep([], gone.send, gone.keep)).resolves.toBeNull()
})
