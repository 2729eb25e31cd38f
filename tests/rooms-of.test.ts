import { expect, it } from 'vitest'
import { roomsOf } from './rooms-of.ts'

it('names each domain or room that files stand in, once', () => {
  const files = [
    'src/ui/fields/field.tsx',
    'src/domains/home/screens/home-screen.tsx',
    'src/domains/home/model.ts',
    'mocks/serve.ts',
  ]
  expect(roomsOf(files)).toEqual(['mocks/', 'src/domains/home/', 'src/ui/'])
})

it('finds no room in what stands outside of the app', () => {
  expect(roomsOf(['package.json', 'locales/ru/home.po', 'tests/run.ts', 'src/main.tsx'])).toEqual([])
})
