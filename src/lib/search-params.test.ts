import { expect, it } from 'vitest'
import { anyTextParam, flagParam, oneOfParam, searchParams, textParam, wholeParam } from './search-params'

const read = searchParams({
  text: textParam,
  any: anyTextParam,
  flag: flagParam,
  page: wholeParam(1, 500),
  id: wholeParam(),
  state: oneOfParam(['all', 'send']),
})

it.each([
  [{}, {}],
  [
    { text: 'a', any: 'b', flag: true, page: 3, id: -7, state: 'send', foreign: 'x' },
    { text: 'a', any: 'b', flag: true, page: 3, id: -7, state: 'send' },
  ],
  [{ any: 12 }, { any: '12' }],
  [{ any: false }, { any: 'false' }],
  [{ flag: false }, { flag: false }],
  [{ text: 5, any: [], flag: 'true', page: '3', id: null, state: 'nowhere' }, {}],
  [{ page: 1 }, { page: 1 }],
  [{ page: 500 }, { page: 500 }],
  [{ page: 0 }, {}],
  [{ page: 501 }, {}],
  [{ page: 1.5, id: Number.NaN }, {}],
])('reads %j as %j', (search, expected) => {
  expect(read(search)).toEqual(expected)
})

it('names what did not fit as undefined, in the place of the unread value', () => {
  expect(read({ state: 'nowhere', foreign: 'x' })).toStrictEqual({ state: undefined })
})
