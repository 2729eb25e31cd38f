import { QueryClient } from '@tanstack/react-query'
import { kindsOf } from './kinds-fixture'
import { memoryStore } from './memory-store'
import { sendQueue, type SenderWorld } from './sender'
import { failure, Server } from './server-fixture'
import type { OutboxStore } from './store'

const HOUR = 3_600_000

/** What becomes of one call: `late` reaches the server long after the caller has given up. */
export const FATES = [
  'ok',
  'ok',
  'ok',
  'cut before',
  'cut after',
  'late',
  '500 before',
  '500 after',
  '429',
  'tab dies before',
  'tab dies after',
] as const
export type Fate = (typeof FATES)[number]

class TabIsDead extends Error {}

/** One history: a store that outlives its tabs, a server, and what chance does to each call. */
export class History {
  server = new Server()
  store = memoryStore()
  client = new QueryClient()
  isOnline = true
  onlineSince = 0
  #fates: Iterator<Fate>
  #isGood = false
  #locks = new Map<string, Promise<unknown>>()

  constructor(fates: readonly Fate[]) {
    this.#fates = fates[Symbol.iterator]()
  }

  /** A tab: once it has died nothing that it does reaches anything. */
  tab() {
    let isDead = false
    const alive = <T>(act: () => T): T => {
      if (isDead) throw new TabIsDead()
      return act()
    }
    const call = async <T>(act: () => T, { isLate = true } = {}): Promise<T> => {
      await Promise.resolve()
      const fate = alive(() => (this.#isGood ? 'ok' : (this.#fates.next().value ?? 'ok'))) as Fate
      this.server.now += 700
      const die = () => {
        isDead = true
        throw new TabIsDead()
      }
      if (fate === 'ok') return act()
      if (fate === '429') throw failure(429, 'http', 2000)
      if (fate === '500 before') throw failure(500)
      if (fate === 'cut before') throw failure(0, 'network')
      if (fate === 'tab dies before') return die()
      if (fate === 'late' && !isLate) throw failure(0, 'timeout')
      if (fate === 'late') {
        this.server.late.push({ act, sentAt: this.server.now })
        throw failure(0, 'timeout')
      }
      act()
      if (fate === 'tab dies after') return die()
      throw fate === '500 after' ? failure(500) : failure(0, 'network')
    }
    const kinds = kindsOf(this.server, call)
    const mortal: OutboxStore = {
      all: async () => alive(() => this.store.all()),
      add: async (...args) => alive(() => this.store.add(...args)),
      change: async (...args) => alive(() => this.store.change(...args)),
      remove: async (...args) => alive(() => this.store.remove(...args)),
      blob: async (...args) => alive(() => this.store.blob(...args)),
      readyAt: async (...args) => alive(() => this.store.readyAt(...args)),
    }
    const world: SenderWorld = {
      client: this.client,
      store: mortal,
      kindOf: (name) => kinds.find((kind) => kind.name === name),
      upload: () => call(() => this.server.upload()),
      now: () => this.server.now,
      line: () => ({ isOnline: this.isOnline, onlineSince: this.onlineSince }),
      arrived: () => {},
      mayGoOn: () => true,
      changed: async () => {},
    }
    return {
      /** Sends in its turn: the lock is free again when the tab dies. */
      send: (queue: string) => {
        const turn = (this.#locks.get(queue) ?? Promise.resolve()).then(async () => {
          if (isDead) return null
          return sendQueue(queue, world).catch((error: unknown) => {
            if (error instanceof TabIsDead) return null
            throw error
          })
        })
        this.#locks.set(queue, turn)
        return turn
      },
    }
  }

  /** From now on nothing is cut. */
  makeGood() {
    this.#isGood = true
  }

  letLateOnesArrive() {
    for (const { act, sentAt } of this.server.late.splice(0)) {
      // No network holds a request for longer.
      if (this.server.now - sentAt > HOUR) continue
      try {
        act()
      } catch {
        // Nobody hears the refusal.
      }
    }
  }
}
