import { readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { STUDY_DOMAINS } from './brands/build/text-areas.ts'

/** The files that a style sheet is made from: one list for styles and texts. */
const sourcesOf = (sheet: string) =>
  [...readFileSync(new URL(sheet, import.meta.url), 'utf8').matchAll(/@source '([^']+)'/g)].map(
    ([, file = '']) => `<rootDir>/${new URL(file, `file:///${sheet}`).pathname.slice(1)}`,
  )
const FIRST_VIEW = sourcesOf('src/first-view/frame.css')
/** Shell and home, apart from what the first view draws. */
const HOME = sourcesOf('src/home.css').filter((file) => !FIRST_VIEW.includes(file))
const STUDY = STUDY_DOMAINS.map((domain) => `<rootDir>/src/domains/${domain}`)

const TESTS = ['**/*.test.ts', '**/*.test.tsx']

/** Areas as in `src/platform/language.ts`: a language's texts are loaded area by area, with the screens that need them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ru', 'es'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/start', include: FIRST_VIEW, exclude: TESTS },
    { path: '<rootDir>/locales/{locale}/home', include: HOME, exclude: TESTS },
    { path: '<rootDir>/locales/{locale}/study', include: STUDY, exclude: TESTS },
    {
      path: '<rootDir>/locales/{locale}/app',
      include: ['<rootDir>/src'],
      exclude: [...TESTS, ...FIRST_VIEW, ...HOME, ...STUDY.map((folder) => `${folder}/**`)],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
