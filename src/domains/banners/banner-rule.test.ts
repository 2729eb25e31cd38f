import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { asksForCommunities, type BannerFacts, hasContent, isFor, standsAt } from './banner-rule'
import { type BannerPlace, PLACES } from './places'
import { bannerWire } from './wire'

const facts: BannerFacts = {
  platform: 'desktop',
  appId: 'lumen',
  segments: ['back_care', 'early'],
  courseIds: [41, 42],
  communityIds: [5],
  day: null,
}
const banner = (wire: object) => z.parse(bannerWire, { id: 33, title: 'Spring intensive', ...wire })
const place = (position: string, placement: string) => ({ position, placement }) as BannerPlace

it.each<[string, object, Partial<BannerFacts>, boolean]>([
  ['no condition', {}, {}, true],
  ['nulls for lists', { platforms: null, segments: null, course_ids: null }, {}, true],
  ['its platform', { platforms: ['mobile', 'desktop'] }, {}, true],
  ['another platform', { platforms: ['mobile', 'tablet'] }, {}, false],
  ['the app', { platforms: ['app'] }, { platform: 'app' }, true],
  ['a tablet', { platforms: ['tablet'] }, { platform: 'tablet' }, true],
  ['a phone', { platforms: ['mobile'] }, { platform: 'mobile' }, true],
  ['an unknown platform alone', { platforms: ['tv'] }, {}, false],
  ['an unknown platform beside its own', { platforms: ['tv', 'desktop'] }, {}, true],
  ['its application', { application_ids: ['meridian', 'lumen'] }, {}, true],
  ['another application', { application_ids: ['meridian'] }, {}, false],
  ['a segment of the learner', { segments: [{ id: 3, name: 'early' }] }, {}, true],
  ['a segment without an id', { segments: [{ name: 'back_care' }] }, {}, true],
  ['another segment', { segments: [{ id: 4, name: 'late' }] }, {}, false],
  ['a segment, for a learner without any', { segments: [{ name: 'early' }] }, { segments: [] }, false],
  ['a course', { course_ids: [42] }, {}, true],
  ['another course', { course_ids: [43] }, {}, false],
  ['a community', { community_ids: [5, 6] }, {}, true],
  ['another community', { community_ids: [6] }, {}, false],
  ['a community, before they are known', { community_ids: [5] }, { communityIds: null }, false],
  ['a forbidden community, before they are known', { not_display_community_ids: [6] }, { communityIds: null }, false],
  ['no community, before they are known', {}, { communityIds: null }, true],
  ['a forbidden course', { not_display_course_ids: [41] }, {}, false],
  ['a course that is allowed and forbidden', { course_ids: [41], not_display_course_ids: [41] }, {}, false],
  ['one course allowed, another forbidden', { course_ids: [41], not_display_course_ids: [42] }, {}, false],
  ['another forbidden course', { not_display_course_ids: [43] }, {}, true],
  ['a forbidden community', { not_display_community_ids: [5] }, {}, false],
  ['another forbidden community', { not_display_community_ids: [6] }, {}, true],
  ['a forbidden segment', { not_display_segments: ['early'] }, {}, false],
  [
    'a segment that is allowed and forbidden',
    { segments: [{ name: 'early' }], not_display_segments: ['early'] },
    {},
    false,
  ],
  ['another forbidden segment', { not_display_segments: ['late'] }, {}, true],
  [
    'every condition met',
    {
      platforms: ['desktop'],
      application_ids: ['lumen'],
      segments: [{ name: 'early' }],
      course_ids: [41],
      community_ids: [5],
    },
    {},
    true,
  ],
  [
    'all but one met',
    {
      platforms: ['desktop'],
      application_ids: ['lumen'],
      segments: [{ name: 'early' }],
      course_ids: [41],
      community_ids: [6],
    },
    {},
    false,
  ],
])('a banner with %s', (_, wire, change, shows) => {
  expect(isFor(banner(wire), { ...facts, ...change })).toBe(shows)
})

it.each<[string, object, BannerPlace, Partial<BannerFacts>, boolean]>([
  ['its position', { positions: ['home', 'day'], placements: ['top'] }, place('day', 'top'), {}, true],
  ['another position', { positions: ['home'], placements: ['top'] }, place('day', 'top'), {}, false],
  ['every position', { positions: ['all'], placements: ['top'] }, place('support', 'top'), {}, true],
  ['no positions, which is everywhere', { placements: ['top'] }, place('settings', 'top'), {}, true],
  ['an unknown position alone', { positions: ['lobby'], placements: ['top'] }, place('home', 'top'), {}, false],
  ['its placement', { placements: ['bottom', 'top'] }, place('home', 'top'), {}, true],
  ['another placement', { placements: ['bottom'] }, place('home', 'top'), {}, false],
  ['an unknown placement beside its own', { placements: ['popup', 'top'] }, place('home', 'top'), {}, true],
  ['an unknown placement alone', { placements: ['popup'] }, place('home', 'top'), {}, false],
  ['no placement', {}, place('home', 'top'), {}, false],
  ['nothing to show', { title: '', placements: ['top'] }, place('home', 'top'), {}, false],
  ['a failed condition', { placements: ['top'], not_display_course_ids: [41] }, place('home', 'top'), {}, false],
  ['days, where there is none', { placements: ['top'], stage_day_ids: [504] }, place('home', 'top'), {}, false],
  [
    'its day',
    { placements: ['top'], stage_day_ids: [504] },
    place('day', 'top'),
    { day: { id: 504, bannerIds: [] } },
    true,
  ],
  [
    'another day',
    { placements: ['top'], stage_day_ids: [505] },
    place('day', 'top'),
    { day: { id: 504, bannerIds: [] } },
    false,
  ],
  [
    'another day, named by this one',
    { placements: ['top'], stage_day_ids: [505] },
    place('day', 'top'),
    { day: { id: 504, bannerIds: [33] } },
    true,
  ],
  [
    'no days, on a day that names others',
    { placements: ['top'] },
    place('day', 'top'),
    { day: { id: 504, bannerIds: [34] } },
    true,
  ],
])('a banner with %s', (_, wire, at, change, stands) => {
  expect(standsAt(banner(wire), at, { ...facts, ...change })).toBe(stands)
})

it('stands at each place of the table, and only where it is meant to', () => {
  for (const [position, placements] of Object.entries(PLACES)) {
    for (const placement of placements) {
      const own = banner({ positions: [position], placements: [placement] })
      const places = Object.entries(PLACES).flatMap(([one, all]) => all.map((other) => place(one, other)))
      expect(places.filter((at) => standsAt(own, at, facts))).toEqual([{ position, placement }])
    }
  }
})

it.each([
  [{ title: '' }, false],
  [{ title: '', text: '<p>Now</p>' }, true],
  [{ title: '', image: 'https://cdn.school.example/33.jpg' }, true],
  [{ title: '', image: 'javascript:alert(1)' }, false],
  [{ type: 'hologram' }, true],
])('%o has something to show: %s', (wire, shows) => {
  expect(hasContent(banner(wire))).toBe(shows)
})

it.each([
  [{}, false],
  [{ community_ids: [5] }, true],
  [{ not_display_community_ids: [5] }, true],
])('%o asks for the communities: %s', (wire, asks) => {
  expect(asksForCommunities(banner(wire))).toBe(asks)
})
