import { expect, it } from 'vitest'
import { roomsOf } from './rooms-of.ts'

it('names each domain, or room beside the domains, that files stand in, once', () => {
  const files = [
    'src/ui/fields/field.tsx',
    'src/domains/home/screens/home-screen.tsx',
    'src/domains/home/model.ts',
    'mocks/serve.ts',
  ]
  expect(roomsOf(files)).toEqual(['mocks/', 'src/domains/home/', 'src/ui/'])
})

it('names a room of a domain with the screens, which show what the room does', () => {
  const files = ['src/domains/session/entry/login-view.tsx', 'src/domains/session/entry/mutations.ts']
  expect(roomsOf(files)).toEqual(['src/domains/session/entry/', 'src/domains/session/screens/'])
})

it('finds no room in what stands outside of the app', () => {
  expect(roomsOf(['package.json', 'locales/ru/home.po', 'tests/run.ts', 'src/main.tsx'])).toEqual([])
})
