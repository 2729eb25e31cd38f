import type { Brand } from '../../src/brand/schema.ts'
import { toHex } from '../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import type { Fault } from './faults.ts'

const THREE_LINES = 'three lines on a phone of 320 px'

/** How many letters each place has room for: measured on the screens with the widest of the three pairings of faces, in Russian. */
const ROOM: Readonly<Record<'name' | keyof Brand['texts'], readonly [letters: number, place: string]>> = {
  name: [30, 'the line under an icon and the title of a window'],
  about: [160, 'what search engines show'],
  loginHeadline: [43, THREE_LINES],
  loginLead: [116, 'four lines on a phone of 320 px'],
  artCaption: [120, 'three lines of a window of 1024 px'],
  loginHelp: [60, 'two lines on a phone of 320 px'],
  missingHeadline: [44, THREE_LINES],
}

/** Above these a tint is no longer one: it colours every page, or every text. */
const MAX_PAPER = 0.03
const MAX_INK = 0.06

/** What the build accepts, although it is seldom meant: each with its place and what to do. */
export function warnings(brand: Brand, others: readonly Brand[]): Fault[] {
  return [...longTexts(brand), ...strongTints(brand), ...sharedAppId(brand, others)]
}

function longTexts({ name, texts, languages }: Brand): Fault[] {
  const tooLong = (path: string, words: string, [most, place]: readonly [letters: number, place: string]): Fault[] =>
    words.length <= most ? [] : [{ path, message: `expected at most ${most} letters, ${place}, found ${words.length}` }]
  // The keys are those of the brand's texts; `Object.entries` keeps them.
  const entries = Object.entries(texts) as [keyof Brand['texts'], Brand['texts'][keyof Brand['texts']]][]
  return [
    ...tooLong('$.name', name, ROOM.name),
    ...entries.flatMap(([key, words]) =>
      languages.flatMap((language) => (words ? tooLong(`$.texts.${key}.${language}`, words[language], ROOM[key]) : [])),
    ),
  ]
}

function strongTints({ theme }: Brand): Fault[] {
  const { bg, text } = deriveTheme(theme, 'light')
  const faults: Fault[] = []
  if (theme.paper.chroma > MAX_PAPER) {
    const message = `every page is shown on ${toHex(bg)}; up to ${MAX_PAPER} it stays near white`
    faults.push({ path: '$.theme.paper.chroma', message })
  }
  if (theme.ink.chroma > MAX_INK) {
    const message = `texts are shown in ${toHex(text)}, and dark pages are coloured; up to ${MAX_INK} they stay near black`
    faults.push({ path: '$.theme.ink.chroma', message })
  }
  return faults
}

/** The server tells the school from it. */
function sharedAppId({ id, appId }: Brand, others: readonly Brand[]): Fault[] {
  return others
    .filter((other) => other.id !== id && other.appId === appId)
    .map((other) => ({
      path: '$.appId',
      message: `"${appId}" is that of the brand "${other.id}" too: the server would take its learners for those; ask for an id of your own`,
    }))
}
