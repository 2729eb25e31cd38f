import { expect, it } from 'vitest'
import type { StreamState } from '#/domains/study/streams/stream-state'
import type { ListedChat } from './chat-groups'
import { readOnlyReason } from './read-only'

interface Facts {
  canWrite?: boolean
  state?: StreamState
  isDemo?: boolean
  course?: { isDemoUserMessageEnabled: boolean; isDemoExpertMessageEnabled: boolean } | null
}

const OPEN = { isDemoUserMessageEnabled: true, isDemoExpertMessageEnabled: true }

it.each<[string, Facts | null, ReturnType<typeof readOnlyReason>]>([
  ['without a stream', null, null],
  ['of an open stream', {}, null],
  ['of a stream that has not started', { state: 'not_started' }, null],
  ['closed until the start', { canWrite: false, state: 'not_started' }, 'not-started'],
  ['closed', { canWrite: false }, 'closed'],
  ['of a demo', { isDemo: true }, null],
  ['of a demo without a course', { isDemo: true, course: null }, null],
  [
    'of a demo without questions',
    { isDemo: true, course: { ...OPEN, isDemoUserMessageEnabled: false } },
    'demo-questions',
  ],
  [
    'of a demo without answers',
    { isDemo: true, course: { ...OPEN, isDemoExpertMessageEnabled: false } },
    'demo-answers',
  ],
  ['of a bought course that has no demo questions', { course: { ...OPEN, isDemoUserMessageEnabled: false } }, null],
])('says why nothing can be written in a chat %s', (_name, facts, reason) => {
  const { canWrite = true, state = 'open', isDemo = false, course = OPEN } = facts ?? {}
  // The rule reads these facts only.
  const listed = { chat: { isExpertMessageEnable: canWrite }, one: facts && { stream: { isDemo, course }, state } }
  expect(readOnlyReason(listed as unknown as ListedChat)).toBe(reason)
})
