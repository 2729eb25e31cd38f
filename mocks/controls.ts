import { isCall } from './find-call.ts'
import type { SeenRequest, Server } from './serve.ts'
import { moveClock, setClock, worldNow } from './world/clock.ts'
import type { WorldEvent } from './world/events.ts'
import { newId, newToken } from './world/ids.ts'
import type { World } from './world/model.ts'
import type { WorldStore } from './world/store.ts'
import { answerAll, settle } from './world/settle.ts'
import { personOf } from './world/create-world.ts'

/** What tests, the panel and the console can do to a world. */
export interface WorldControls {
  /** Every request that the server received, oldest first. */
  requests: SeenRequest[]
  /** Requests of one call, by its number (`L15`) or a part of its path. */
  received(call: string): SeenRequest[]
  /** Spoils the answers of a call: number, path or `*`, optionally with a method in front; null removes the fault. */
  setFault(call: string, kind: string | null, times?: number): void
  setLatency(ms: number): void
  /** Moves the world's clock, and lets happen what is due. */
  advance(ms: number): void
  /** Sets the world's clock to a moment, and lets happen what is due. */
  setClock(to: Date): void
  /** Makes every expert answer what waits for them; the verdict also applies to later homework. */
  expertAnswers(verdict?: 'DONE' | 'FAIL'): void
  /** The school tells its learners something. */
  notify(title: string, text?: string, url?: string | null): void
  /** A valid token of a persona, as if they had signed in on another kind of device. */
  tokenOf(persona: string): string
  /** Ends every token of a persona, telling their sockets that they signed in elsewhere. */
  signInElsewhere(persona: string): void
  /** Reads the world, or changes it. */
  read(): World
  change(edit: (world: World) => void): void
}

export function worldControls(server: Server): WorldControls {
  const read = () => server.store.read() ?? server.seed()
  function change(edit: (world: World) => WorldEvent[] | void) {
    const world = read()
    const events = edit(world) ?? []
    server.store.write(world)
    server.tell(events)
  }
  return {
    requests: server.requests,
    received: (call) => server.requests.filter(({ no, path }) => no === call || path.includes(call)),
    setFault: (call, kind, times) =>
      change((world) => {
        world.faults = world.faults.filter((one) => one.call !== call)
        if (kind !== null) world.faults.push({ call: knownCall(call), kind, left: times ?? null })
      }),
    setLatency: (ms) =>
      change((world) => {
        world.latencyMs = ms
      }),
    advance: (ms) =>
      change((world) => {
        moveClock(world, ms)
        return settle(world, worldNow(world))
      }),
    setClock: (to) =>
      change((world) => {
        setClock(world, to.getTime())
        return settle(world, worldNow(world))
      }),
    expertAnswers: (verdict) =>
      change((world) => {
        if (verdict) world.verdict = verdict
        return answerAll(world, worldNow(world))
      }),
    notify: (title, text = '', url = null) =>
      change((world) =>
        world.learners.map(({ id }): WorldEvent => {
          const data = { id: newId(world), title, text, url }
          return { learnerId: id, type: 'notification', data }
        }),
      ),
    tokenOf(persona) {
      let token = ''
      change((world) => {
        token = newToken(world)
        const isDead = world.extras.includes('expired-token')
        if (!isDead)
          world.tokens.push({ token, learnerId: personOf(world, persona).id, appType: 'web', resetsPassword: false })
      })
      return token
    },
    signInElsewhere: (persona) =>
      change((world) => {
        const { id } = personOf(world, persona)
        const ended = world.tokens.filter(({ learnerId }) => learnerId === id)
        world.tokens = world.tokens.filter(({ learnerId }) => learnerId !== id)
        return ended.map(({ token }) => ({ learnerId: id, type: 'logout', data: { reason: 'other_device' }, token }))
      }),
    read,
    change: (edit) => change(edit),
  }
}

/** The controls for a page, whose world other tabs change too: each takes its turn, and resolves once its change is stored. */
export type ControlsInTurn = ReturnType<typeof inTurn>

export function inTurn(controls: WorldControls, store: WorldStore) {
  const turn =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A) =>
      store.exclusive(() => act(...args))
  const { requests, received } = controls
  return {
    requests,
    received,
    setFault: turn(controls.setFault),
    setLatency: turn(controls.setLatency),
    advance: turn(controls.advance),
    setClock: turn(controls.setClock),
    expertAnswers: turn(controls.expertAnswers),
    notify: turn(controls.notify),
    tokenOf: turn(controls.tokenOf),
    signInElsewhere: turn(controls.signInElsewhere),
    read: turn(controls.read),
    change: turn(controls.change),
  }
}

/** Throws for a call that the world does not have, so that a mistyped fault cannot go unnoticed in a test. */
function knownCall(call: string): string {
  if (!isCall(call)) throw new Error(`The mock world has no call "${call}"`)
  return call
}
