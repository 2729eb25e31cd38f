import { observable } from '#/lib/observable'
import * as z from '#/lib/zod'
import { onForeignChange, readStored, writeStored } from './storage'
import type { DeviceKey } from './stored-keys'

interface DeviceSwitch {
  isOn: () => boolean
  choose: (isOn: boolean) => void
  /** Calls back when it has changed, also in another tab. Returns a function that stops it. */
  watch: (watcher: () => void) => () => void
}

/** A choice that is kept on this device; on until it is switched off. */
function deviceSwitch(key: DeviceKey): DeviceSwitch {
  /** Grows with each choice that is made here. */
  const choices = observable(0)
  return {
    isOn: () => readStored(key, z.boolean()) ?? true,
    choose: (isOn) => {
      writeStored(key, isOn)
      choices.set(choices.read() + 1)
    },
    watch: (watcher) => {
      const stops = [choices.watch(watcher), onForeignChange(key, watcher)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** Whether Enter sends a message and Shift+Enter starts a line, the way of most messengers, or the other way round. */
export const enterSends = deviceSwitch('enter-sends')

/** Whether keys that write a character command the player. */
export const letterKeys = deviceSwitch('letter-keys')
