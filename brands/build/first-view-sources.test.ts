import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FIRST_VIEW_SHEETS, withSources } from './first-view-sources.ts'

const listIn = (text: string) => [...text.matchAll(/@source '([^']+)'/g)].map(([, file]) => file)

it.each(Object.keys(FIRST_VIEW_SHEETS))('%s lists what its view draws (npm run texts)', (sheet) => {
  const text = withSources(sheet)
  expect(listIn(text).length).toBeGreaterThan(30)
  expect(readFileSync(sheet, 'utf8')).toBe(text)
})

it('finds what is drawn through others, and leaves out what is not drawn or comes later', () => {
  const list = listIn(withSources('src/first-view/frame.css'))
  expect(list).toContain('../ui/states/spinner.tsx')
  for (const absent of [
    '../main.tsx',
    '../routeTree.gen.ts',
    '../routes/__root.tsx',
    '../domains/home/screens/home-screen.tsx',
    '../api/client.ts',
  ])
    expect(list).not.toContain(absent)
})
