import { readFileSync, readdirSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

import { readHandJson } from '../brands/check/read-json.ts'
import * as z from '../src/lib/zod.ts'
import { typeset } from './hold-short-words.ts'

export const FOLDER = 'locales/parts/'

export const LANGUAGES = ['ru', 'es'] as const

// A language that a text still lacks is no fault of its file: `npm run texts` lists it.
const partWire = z.record(z.string(), z.strictObject({ ru: z.optional(z.string()), es: z.optional(z.string()) }))

export interface Translated {
  part: string
  /** The English text; "context|text" for one with a context. */
  source: string
  language: (typeof LANGUAGES)[number]
  text: string
}

interface Read {
  translations: Translated[]
  /** What cannot be read, each with its file. */
  faults: string[]
}

/** The translations of one file, as their languages set them. */
export function readPart(part: string, json: string): Read {
  const { value, faults: unread } = readHandJson(json)
  const faults = unread.map(({ line, message }) => `line ${line}: ${message}`)
  const read = z.safeParse(partWire, value)
  if (faults.length === 0 && !read.success) {
    const places = read.error.issues.map(({ path: [key] }) => (key === undefined ? '' : `"${String(key)}": `))
    for (const place of new Set(places)) faults.push(`${place}expected { "ru": "…", "es": "…" }`)
  }
  const texts = Object.entries(read.data ?? {}).flatMap(([source, of]) =>
    LANGUAGES.map((language) => ({ part, source, language, text: typeset(of[language] ?? '', language) })),
  )
  return { translations: texts.filter(({ text }) => text), faults: faults.map((fault) => `${FOLDER}${part}: ${fault}`) }
}

/** The translations of all files. */
export function readParts(): Read {
  const parts = readdirSync(FOLDER).map((part) => readPart(part, readFileSync(FOLDER + part, 'utf8')))
  return { translations: parts.flatMap((one) => one.translations), faults: parts.flatMap((one) => one.faults) }
}

type Token = CompiledMessage[number]
type Forms = Record<string, CompiledMessage>

const isForms = (format: unknown): format is Forms => typeof format === 'object' && format !== null

/** The texts that a token chooses from. */
function choicesOf(token: Token): Forms {
  if (typeof token === 'string' || !isForms(token[2])) return {}
  return Object.fromEntries(Object.entries(token[2]).filter(([, form]) => Array.isArray(form)))
}

/** The forms of a plural; null for any other token. */
export const formsOf = (token: Token): Forms | null => (token[1] === 'plural' ? choicesOf(token) : null)

/** Every token of a message, those inside plurals and other choices too. */
export function tokensOf(text: string): Token[] {
  const deep = (tokens: CompiledMessage): Token[] =>
    tokens.flatMap((token) => [token, ...Object.values(choicesOf(token)).flatMap(deep)])
  return deep(compileMessageOrThrow(text))
}
