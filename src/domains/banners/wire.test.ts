import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { bannerWire } from './wire'

it('reads a banner, and survives what it does not know', () => {
  expect(
    z.parse(bannerWire, {
      id: 33,
      sort: 1,
      title: 'Spring intensive',
      type: 'hologram',
      text: '<p>Starts on 1 April.</p>',
      url: 'javascript:alert(1)',
      platforms: ['desktop', 'tv'],
      placements: ['popup', 'top'],
      image: 'https://cdn.meridian.example/b/33.jpg',
      segments: [{ id: 3, name: 'back_care' }, { name: 'early' }],
      course_ids: [41],
      not_display_segments: null,
      stage_day_ids: [504],
      analytic_product_name: 'spring_intensive',
    }),
  ).toMatchObject({
    id: 33,
    type: 'unknown',
    url: null,
    platforms: ['desktop', 'tv'],
    positions: [],
    placements: ['popup', 'top'],
    segments: ['back_care', 'early'],
    courseIds: [41],
    notDisplaySegments: [],
    stageDayIds: [504],
    analyticProductName: 'spring_intensive',
    analyticSchoolTitle: '',
    buttonText: null,
  })
})
