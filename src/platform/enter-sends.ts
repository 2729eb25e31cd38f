import { observable } from '#/lib/observable'
import * as z from '#/lib/zod'
import { onForeignChange, readStored, writeStored } from './storage'

const KEY = 'enter-sends'

/** Grows with each choice that is made here. */
const choices = observable(0)

/** Whether Enter sends a message and Shift+Enter starts a line, the way of most messengers, or the other way round; kept on this device. */
export const isEnterSending = (): boolean => readStored(KEY, z.boolean()) ?? true

/** Calls back when that has changed, also in another tab. Returns a function that stops it. */
export function watchEnterSends(watcher: () => void): () => void {
  const stops = [choices.watch(watcher), onForeignChange(KEY, watcher)]
  return () => stops.forEach((stop) => stop())
}

export function chooseEnterSends(sends: boolean): void {
  writeStored(KEY, sends)
  choices.set(choices.read() + 1)
}
