import { readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** One list for styles and texts of the first view: the sources of its sheet. */
const FIRST_VIEW = [
  ...readFileSync(new URL('src/first-view/frame.css', import.meta.url), 'utf8').matchAll(/@source '\.\.\/(.+)'/g),
].map(([, file]) => `<rootDir>/src/${file}`)
/** Drawn only by the screens of a course; these addresses load the area (`brands/route-texts.ts`). */
const STUDY = ['lessons', 'homework', 'chats'].map((domain) => `<rootDir>/src/domains/${domain}`)

const TESTS = ['**/*.test.ts', '**/*.test.tsx']

/** Areas as in `src/platform/language.ts`; a language's texts come area by area, with the screens that need them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ru', 'es'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/start', include: FIRST_VIEW, exclude: TESTS },
    { path: '<rootDir>/locales/{locale}/study', include: STUDY, exclude: TESTS },
    {
      path: '<rootDir>/locales/{locale}/app',
      include: ['<rootDir>/src'],
      exclude: [...TESTS, ...FIRST_VIEW, ...STUDY.map((folder) => `${folder}/**`)],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
