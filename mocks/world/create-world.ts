import { scenarios } from '../scenarios/scenarios.ts'
import { setClock, worldNow } from './clock.ts'
import { tx } from './content/content.ts'
import { domainConfigOf } from './domain-config.ts'
import type { Lang, Learner, World } from './model.ts'
import { seedDemo } from './seed/demo.ts'
import { seedKinetic } from './seed/kinetic.ts'
import { seedLumen } from './seed/lumen.ts'
import { addLearner } from './seed/people.ts'
import { WORLD_VERSION } from './parts.ts'

/** How long after it was sent an expert answers homework, unless told to do so at once. */
const ANSWER_AFTER_S = 20
const FIRST_ID = 9000

/** Who can sign in beside the brand's own learner; what befalls them is a scenario's to say. */
export const PEOPLE = [
  {
    persona: 'newcomer',
    first: tx('Noor', 'Нур', 'Noor'),
    last: tx('Haddad', 'Хаддад', 'Haddad'),
    email: 'noor.haddad@mail.example',
  },
  {
    persona: 'admin',
    first: tx('Ada', 'Ада', 'Ada'),
    last: tx('Lindqvist', 'Линдквист', 'Lindqvist'),
    email: 'ada.lindqvist@mail.example',
  },
  { persona: 'no-email', first: tx('Kit', 'Кит', 'Kit'), last: tx('', '', ''), email: null },
  { persona: 'blocked', first: tx('Bo', 'Бо', 'Bo'), last: tx('Ek', 'Эк', 'Ek'), email: 'bo.ek@mail.example' },
]

export interface WorldPlan {
  brand: string
  /** Name of a scenario in `scenarios/`. */
  scenario?: string
  /** Initial time of the world's clock; absent: the device's time. */
  now?: Date
  lang?: Lang
  deviceMs?: number
}

/** A new world: the brand's learners, then what the scenario does to them. `persona` tells who is signed in. */
export function createWorld(plan: WorldPlan): World {
  const name = plan.scenario && Object.hasOwn(scenarios, plan.scenario) ? plan.scenario : 'main'
  const world: World = {
    version: WORLD_VERSION,
    brand: plan.brand,
    scenario: name,
    persona: null,
    clockOffsetMs: 0,
    madeAt: 0,
    nextId: FIRST_ID,
    learners: [],
    tokens: [],
    codes: [],
    attempts: {},
    files: [],
    questions: [],
    banners: [],
    newFeatures: [],
    verdict: 'DONE',
    answerAfterSeconds: ANSWER_AFTER_S,
    extras: [],
    domainConfig: domainConfigOf(plan.brand),
    externalConfig: null,
    latencyMs: 0,
    faults: [],
  }
  if (plan.now) setClock(world, plan.now.getTime(), plan.deviceMs)
  const now = worldNow(world, plan.deviceMs)
  world.madeAt = now
  const lang = plan.lang ?? 'en'
  const main = seedMain(world, now, lang)
  for (const person of PEOPLE) addLearner(world, { ...person, locale: lang, timezone: 'Europe/Berlin' })
  personOf(world, 'admin').user.is_admin = true
  personOf(world, 'newcomer').externalAuths.push({ id: 82, source: 'google' })
  const scenario = scenarios[name]
  world.persona = scenario?.persona === undefined ? 'main' : scenario.persona
  scenario?.apply?.({ world, now, lang, main, persona: (persona) => personOf(world, persona) })
  return world
}

function seedMain(world: World, now: number, lang: Lang): Learner {
  if (world.brand === 'lumen') return seedLumen(world, now, lang)
  if (world.brand === 'kinetic') return seedKinetic(world, now, lang)
  return seedDemo(world, now, lang)
}

export function personOf(world: World, persona: string): Learner {
  const learner = world.learners.find((one) => one.persona === persona)
  if (!learner) throw new Error(`There is no persona "${persona}"`)
  return learner
}
