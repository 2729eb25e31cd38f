import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import { userWire } from '../wire'
import { changesOf, profileDraft, shownProfile } from './profile-draft'

const user = z.parse(userWire, examples.user)
const SHOWN = shownProfile(user, 'UTC')

it('shows what the server keeps, and nothing for what is missing', () => {
  expect(SHOWN).toMatchObject({ firstName: 'Anna', birthday: '14.06.1991', gender: 'F', timezone: 'Europe/Berlin' })
  const bare = { ...user, phone: null, gender: 'unknown' as const, birthday: null, instagramId: null, timezone: null }
  expect(shownProfile(bare, 'UTC')).toMatchObject({
    phone: '',
    gender: '',
    birthday: '',
    instagramId: '',
    timezone: 'UTC',
  })
  expect(shownProfile({ ...bare, gender: 'M' }, 'UTC').gender).toBe('M')
})

it('names the fields that were changed; spaces around a text are no change', () => {
  expect(changesOf(SHOWN, SHOWN)).toEqual({})
  expect(changesOf({ ...SHOWN, city: 'Leipzig ', lastName: 'K', timezone: 'UTC' }, SHOWN)).toEqual({
    lastName: 'K',
    timezone: 'UTC',
  })
})

it('keeps changes as they were typed, and leaves out what it does not know', () => {
  const draft = profileDraft(7)
  const typed = { birthday: '31.02', timezone: 'UTC', email: 'a@b.example', other: 1 }
  draft.keep(typed)
  expect(draft.read()).toEqual({ birthday: '31.02', timezone: 'UTC' })
  draft.keep({ city: 'Rome' })
  expect(draft.read()).toEqual({ city: 'Rome' })
  draft.clear()
  expect(draft.read()).toBeNull()
})
