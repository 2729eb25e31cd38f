import { DAY_S } from '../world/clock.ts'
import { communitiesOf } from '../world/communities.ts'
import { newId } from '../world/ids.ts'
import type { Learner } from '../world/model.ts'
import type { Scenario, ScenarioPlace } from './scenario.ts'

type Belonging = Omit<Learner['communities'][number], 'id' | 'communityId'>

/** A scenario in which the learner belongs to the school's first communities like this, in their order. */
const clubIs = (title: string, belongings: (now: number) => Belonging[], extras: string[] = []): Scenario => ({
  title,
  apply({ world, main, now }: ScenarioPlace) {
    world.extras.push(...extras)
    const known = communitiesOf(world.brand)
    main.communities = belongings(now).flatMap((belonging, place) => {
      const community = known[place]
      return community ? [{ id: newId(world), communityId: community.id, ...belonging }] : []
    })
  },
})

const open = (now: number): Belonging => ({ start: now - 90 * DAY_S, end: now + 86 * DAY_S, isOptional: false })
const over = (now: number): Belonging => ({ start: now - 90 * DAY_S, end: now - 7 * DAY_S, isOptional: false })
const toCome = (now: number): Belonging => ({ start: now + 7 * DAY_S, end: null, isOptional: false })

export const clubs = clubIs('A community, a chat, and a community that is over', (now) => [
  open(now),
  open(now),
  over(now),
])
export const clubExpired = clubIs('The learner’s community is over', (now) => [over(now)])
export const clubChat = clubIs('Nothing but a chat among the communities', (now) => [toCome(now), open(now)])
export const noClub = clubIs('No community is the learner’s', () => [])
export const bareArticles = clubIs('The club answers without an envelope', (now) => [open(now)], ['bare-articles'])
