import { FAULTS, NO_FAULT } from './fault-kinds.ts'
import { isCall } from './find-call.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { readSituation, type Situation, unreadParts } from './situation.ts'
import { PEOPLE } from './world/create-world.ts'

/** Who can be signed in by an address. */
export const PERSONAS = ['guest', 'main', ...PEOPLE.map(({ persona }) => persona)]

/**
 * The situation of an address without the parts that the mock world does not know, and a message about each of these: a mistake in an
 * address must neither stop the app nor go unnoticed.
 */
export function knownSituation(address: URL): { situation: Situation; unknown: string[] } {
  const asked = readSituation(address)
  const unknown = unreadParts(address, asked).map((part) => `"${part}" cannot be read`)
  const among = (what: string, name: string, names: readonly string[]) => {
    if (names.includes(name)) return true
    unknown.push(`There is no ${what} "${name}"; there are ${names.join(', ')}`)
    return false
  }
  const { scenario, persona, faults } = asked
  const situation = {
    ...asked,
    scenario: scenario !== null && among('scenario', scenario, Object.keys(scenarios)) ? scenario : null,
    persona: persona !== null && among('persona', persona, PERSONAS) ? persona : null,
    faults: faults.filter(({ call, kind }) => {
      const isThere = isCall(call)
      if (!isThere) unknown.push(`There is no call "${call}"; the panel lists all of them`)
      return among('fault', kind, [...FAULTS, NO_FAULT]) && isThere
    }),
  }
  return { situation, unknown }
}
