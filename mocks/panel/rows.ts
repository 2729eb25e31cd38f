import type { ControlsInTurn } from '../controls.ts'
import { FAULTS } from '../fault-kinds.ts'
import { calls } from '../handlers/calls.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { DAY_S, HOUR_S } from '../world/clock.ts'
import type { World } from '../world/model.ts'
import { PASSWORD } from '../world/seed/people.ts'
import { button, choice, el, row } from './elements.ts'

const LATENCIES = [0, 150, 800, 3000]

/** Which release is looked at: what the page says of itself, as reports and `version.json` do. */
export const releaseRow = () =>
  row('Release', el('span', {}, document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unnamed'))

export function personaRow(world: World, act: (persona: string) => Promise<void>) {
  const options = world.learners.map(
    ({ persona, user }) => [persona, `${user.first_name} ${user.last_name} (${persona})`] as const,
  )
  const emails = world.learners.find(({ persona }) => persona === 'main')?.user.email ?? ''
  const select = choice('Persona', [['guest', 'guest'], ...options], world.persona ?? 'guest', act)
  return row('Sign in as', select, el('small', {}, `${emails} / ${PASSWORD}`))
}

export function scenarioRow(world: World, act: (scenario: string) => void) {
  const options = Object.entries(scenarios).map(([name, { title }]) => [name, `${name}: ${title}`] as const)
  return row('Scenario', choice('Scenario', options, world.scenario, act))
}

export function clockRow(world: World, controls: ControlsInTurn, redraw: () => Promise<void>) {
  const shown = new Date(Date.now() + world.clockOffsetMs)
  const by = (text: string, seconds: number) =>
    button(text, async () => {
      await controls.advance(seconds * 1000)
      await redraw()
    })
  return row(
    'Clock',
    el('time', {}, shown.toISOString().slice(0, 16).replace('T', ' ')),
    by('−1 d', -DAY_S),
    by('+1 h', HOUR_S),
    by('+1 d', DAY_S),
  )
}

export function expertRow(world: World, controls: ControlsInTurn, redraw: () => Promise<void>) {
  const waiting = world.learners
    .flatMap(({ streams }) => streams.flatMap(({ homeworks }) => homeworks))
    .filter(({ status }) => status === 'UPLOADED')
  const answer = (verdict: 'DONE' | 'FAIL') => async () => {
    await controls.expertAnswers(verdict)
    await redraw()
  }
  return row(
    'Expert',
    el('span', {}, `${waiting.length} waiting`),
    button('Approve', answer('DONE')),
    button('Do not approve', answer('FAIL')),
  )
}

export function schoolRow(controls: ControlsInTurn) {
  const notify = (url: string | null) => () => controls.notify('News from school', 'See what is on today.', url)
  return row('School', button('Notify', notify(null)), button('Notify with a link', notify('/courses')))
}

export function latencyRow(world: World, controls: ControlsInTurn) {
  // An address may set any other value.
  const all = LATENCIES.includes(world.latencyMs) ? LATENCIES : [...LATENCIES, world.latencyMs]
  const options = all.map((ms) => [String(ms), `${ms} ms`] as const)
  return row(
    'Latency',
    choice('Latency', options, String(world.latencyMs), (ms) => controls.setLatency(Number(ms))),
  )
}

export function faultRows(world: World, controls: ControlsInTurn, redraw: () => Promise<void>) {
  const names = calls.map(({ no, method, path }) => [`${method} ${path}`, `${no} ${method} ${path}`] as const)
  const call = choice('Call', [['*', 'every call'], ...names], '*')
  const kind = choice(
    'Fault',
    FAULTS.map((one) => [one, one] as const),
    '500',
  )
  const add = button('Spoil', async () => {
    await controls.setFault(call.value, kind.value)
    await redraw()
  })
  const set = world.faults.map((fault) =>
    row(
      `${fault.call}: ${fault.kind}`,
      button('Mend', async () => {
        await controls.setFault(fault.call, null)
        await redraw()
      }),
    ),
  )
  return [row('Fault', call, kind, add), ...set]
}
