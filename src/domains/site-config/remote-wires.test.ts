import { expect, it } from 'vitest'
import { remoteWires } from './remote-wires'

it.each([12, 14])('ignores version %d, whatever its keys look like', (version) => {
  const answer = { version, is_demo_accessible: 'yes', social_auth: 'none', message_delay: '15s' }
  expect(remoteWires.external.safeParse(answer)).toEqual({ success: true, data: null })
})

it.each([
  ['nothing', null, true],
  ['its own version', { version: 13, message_delay: 20 }, true],
  ['its own version with a wrong value', { version: 13, message_delay: '15s' }, true],
  ['no version', { message_delay: 20 }, false],
  ['a version as text', { version: '13' }, false],
  ['a list', [], false],
])('external configuration with %s', (_name, answer, isReadable) => {
  expect(remoteWires.external.safeParse(answer).success).toBe(isReadable)
})
