import { readFileSync, readdirSync } from 'node:fs'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

import * as z from '../src/lib/zod.ts'
import { typeset } from './hold-short-words.ts'

const FOLDER = new URL('../locales/parts/', import.meta.url)
const partWire = z.record(z.string(), z.object({ ru: z.string(), es: z.string() }))

export const LANGUAGES = ['ru', 'es'] as const

export interface Translated {
  part: string
  source: string
  language: (typeof LANGUAGES)[number]
  text: string
}

/** Every translation of every part, together with its English source. */
export function translations(): Translated[] {
  return readdirSync(FOLDER).flatMap((part) =>
    Object.entries(z.parse(partWire, JSON.parse(readFileSync(new URL(part, FOLDER), 'utf8')))).flatMap(([source, of]) =>
      LANGUAGES.map((language) => ({ part, source, language, text: typeset(of[language], language) })),
    ),
  )
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
