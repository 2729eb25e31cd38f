import { expect, it } from 'vitest'

import { isStored, keptValues, profileBody } from './profile-body'

it('sends the given fields under their wire names, even empty ones', () => {
  expect(profileBody({ firstName: 'Anna', lastName: '', instagramId: 'anna.moves', birthday: undefined })).toEqual({
    first_name: 'Anna',
    last_name: '',
    instagram_id: 'anna.moves',
  })
  expect(profileBody({ email: 'a@b.co', phone: '+4915112345678', city: 'Leipzig', gender: 'F' })).toEqual({
    email: 'a@b.co',
    phone: '+4915112345678',
    city: 'Leipzig',
    gender: 'F',
  })
})

it('reads a kept draft and leaves out whatever else was kept', () => {
  expect(keptValues({ firstName: 'Anna', city: 5, nickname: 'anna' })).toEqual({ firstName: 'Anna' })
  for (const kept of [null, 'Anna', [1]]) expect(keptValues(kept)).toEqual({})
})

it('knows whether the server keeps what was sent; nothing there is an empty text', () => {
  const user = { firstName: 'Anna', city: '', phone: null }
  for (const values of [{}, { firstName: 'Anna' }, { city: '', phone: '' }]) expect(isStored(user, values)).toBe(true)
  for (const values of [{ firstName: 'Ann' }, { phone: '+49' }]) expect(isStored(user, values)).toBe(false)
})
