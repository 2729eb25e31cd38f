import { shortened } from './fault-words.ts'

/** What a JSON text consists of: a comma or colon only where something follows that it can belong to. */
const TOKENS = /(?:\s|"(?:[^"\\\t\n\r]|\\.)*"|[}\]]|[{[](?!\s*,)|[,:](?!\s*[,}\]])|-?\d[\w.+-]*|true|false|null)*/y

/** Mistakes by how the text goes on where reading failed. */
const MISTAKES: [rest: RegExp, words: string][] = [
  [/^$/, 'ends too early: a } or ] is missing'],
  [/^,\s*[}\]]/, 'expected no comma after the last entry'],
  [/^:/, 'expected a value after the colon'],
  [/^\/[/*]/, 'expected no comment: JSON has none'],
  [/^['`‘’‚“”„«]/, 'expected straight quotation marks: "…"'],
  [/^(?:True|TRUE|False|FALSE|None|NULL|Null|undefined)\b/, 'expected true, false or null, in small letters'],
  [/^[A-Za-z_]\w*/, 'expected straight quotation marks around this word'],
  [/^"(?:[^"\\\t\n\r]|\\.)*[\t\n\r]/, 'expected a quotation mark at the end of this text, and no tab inside of it'],
]

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length

/** Reads a JSON file that people write; where it cannot be read, or says something twice, the faults name the line and the mistake. */
export function readHandJson(text: string): { value?: unknown; faults: string[] } {
  const garbled = text.indexOf('\uFFFD')
  if (garbled >= 0) return { faults: [`line ${lineAt(text, garbled)}: expected a file that is saved as UTF-8`] }
  // Some editors begin a file with a byte order mark, which is not JSON.
  const json = text.replace(/^\uFEFF/, '')
  try {
    const value: unknown = JSON.parse(json)
    return { value, faults: doubledKeys(json) }
  } catch (error) {
    return { faults: [mistake(json, String(error))] }
  }
}

function mistake(json: string, reason: string): string {
  if (json.trim() === '') return 'is empty'
  TOKENS.lastIndex = 0
  const read = TOKENS.exec(json)?.[0].length ?? 0
  const at = read < json.length ? read : Number(/ at position (\d+)/.exec(reason)?.[1] ?? read)
  const rest = json.slice(at)
  if (read === json.length && rest !== '' && reason.includes("Expected ','"))
    return `line ${lineAt(json, json.slice(0, at).trimEnd().length)}: expected a comma after this entry`
  const words = MISTAKES.find(([start]) => start.test(rest))?.[1]
  return `line ${lineAt(json, at)}: ${words ?? `cannot be read from here on: ${shortened(rest.split('\n')[0] ?? '')}`}`
}

/** Keys that occur twice in one object: a parser silently takes the last one. */
function doubledKeys(json: string): string[] {
  const doubles: string[] = []
  const open: Set<string>[] = []
  for (const { 0: token, 1: key, index } of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (key !== undefined) {
      const known = open.at(-1)
      if (known?.has(key)) doubles.push(`line ${lineAt(json, index)}: "${key}" stands here twice`)
      known?.add(key)
    }
  }
  return doubles
}
