import { expect, it, vi } from 'vitest'

import { freshClient, serveCalls } from '../../../../tests/contract/edge'
import * as examples from '../../../../tests/contract/examples'
import { addDemoCourse } from './add-demo-course'
import { tick } from '#/platform/use-now'

vi.mock('#/platform/use-now', () => ({ tick: vi.fn<() => void>() }))

it('shows a course that starts as it is added by the time after that', async () => {
  let streamsAsked = false
  serveCalls(({ path }) => {
    if (path.startsWith('user-course-streams')) streamsAsked = true
    if (path.includes('demo-subscription')) return { stream_id: 302 }
    return path.startsWith('user-course-streams') ? [examples.stream] : examples.courseService
  })
  vi.mocked(tick).mockImplementation(() => expect(streamsAsked).toBe(true))
  await addDemoCourse(freshClient(), 710)
  expect(tick).toHaveBeenCalledOnce()
})
