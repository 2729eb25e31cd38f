import { expect, it } from 'vitest'
import { fieldsToAsk, INSTAGRAM_EXAMPLE, profileFault } from './profile-fault'

it.each([
  ['firstName', 'Vera', null],
  ['firstName', '  ', 'empty'],
  ['lastName', 'x'.repeat(64), null],
  ['lastName', 'x'.repeat(65), 'too_long'],
  ['city', 'Leipzig', null],
  ['email', 'Vera@Mail.Example', null],
  ['email', 'vera', 'at_sign'],
  ['birthday', '14.06.1991', null],
  ['birthday', '14061991', null],
  ['birthday', '29.02.1991', 'birthday'],
  ['birthday', '29021991', 'birthday'],
  ['instagramId', 'vera.moves_1', null],
  ['instagramId', '.vera', 'instagram'],
  ['instagramId', 'vera.', 'instagram'],
  ['instagramId', 've..ra', 'instagram'],
  ['instagramId', 'vera-moves', 'instagram'],
  ['instagramId', 'x'.repeat(31), 'instagram'],
  ['instagramId', INSTAGRAM_EXAMPLE, 'instagram_example'],
  ['instagramId', ` ${INSTAGRAM_EXAMPLE.toUpperCase()} `, 'instagram_example'],
  ['gender', 'F', null],
  ['gender', 'M', null],
  ['gender', 'X', 'gender'],
  ['phone', 'anything', null],
] as const)('%s %j: %j', (field, value, fault) => {
  expect(profileFault(field, value, {})).toEqual(fault)
})

it.each([
  ['both empty', ['firstName', 'lastName'], { firstName: '', lastName: null }, ['firstName', 'lastName']],
  ['one empty', ['firstName', 'lastName'], { firstName: 'Sam', lastName: ' ' }, ['lastName']],
  ['none empty', ['firstName', 'lastName'], { firstName: 'Sam', lastName: 'Rivera' }, ['firstName', 'lastName']],
] as const)('asks for what is empty: %s', (_name, required, user, expected) => {
  expect(fieldsToAsk(required, user)).toEqual(expected)
})
