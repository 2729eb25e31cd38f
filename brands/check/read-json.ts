import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { shortened } from './fault-words.ts'

const END_OF_TEXT = 'expected a quotation mark at the end of this text, and no tab inside of it'
const TOO_EARLY = 'ends too early: a } or ] is missing'

/** Mistakes by the parser's names for them. */
const WORDS: Readonly<Record<string, string>> = {
  ColonExpected: 'expected a colon after this key',
  CommaExpected: 'expected a comma after this entry',
  CloseBraceExpected: TOO_EARLY,
  CloseBracketExpected: TOO_EARLY,
  InvalidCommentToken: 'expected no comment: JSON has none',
  InvalidCharacter: END_OF_TEXT,
  UnexpectedEndOfString: END_OF_TEXT,
}

/** Mistakes for which the parser has no names, by what stands before and how the text goes on. */
const MISTAKES: [before: RegExp, rest: RegExp, words: string][] = [
  [/,$/, /^[}\]]/, 'expected no comma after the last entry'],
  [/[,{[]$/, /^,/, 'expected an entry before this comma'],
  [/:$/, /^[,}\]]/, 'expected a value after the colon'],
  [/\d,$/, /^\d/, 'expected a point in this number, not a comma'],
  [/[:[,]\s*-?0$/, /^\d/, 'expected no zero at the beginning of this number'],
  [/$/, /^\+\d/, 'expected no plus before this number'],
  [/$/, /^\.\d/, 'expected 0 before this point'],
  [/$/, /^(?:NaN|Infinity)\b/, 'expected a number'],
  [/$/, /^['`‘’‚“”„«]/, 'expected straight quotation marks: "…"'],
  [/$/, /^(?:True|TRUE|False|FALSE|None|NULL|Null|undefined)\b/, 'expected true, false or null, in small letters'],
  [/$/, /^[A-Za-z_]\w*/, 'expected straight quotation marks around this word'],
]

/** What is wrong with the text of a file, and in which line of it, the first being 1. */
export interface TextFault {
  line: number
  message: string
}

/** A place in a JSON file, such as `$.socialAuth.web[1]`. */
export const jsonPath = (keys: readonly PropertyKey[]) =>
  keys.reduce<string>((path, key) => path + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$')

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length

/** Reads a JSON file that people write; where it cannot be read, or says something twice, the faults name the line and the mistake. */
export function readHandJson(text: string): { value?: unknown; faults: TextFault[] } {
  const garbled = text.indexOf('\uFFFD')
  if (garbled >= 0)
    return { faults: [{ line: lineAt(text, garbled), message: 'expected a file that is saved as UTF-8' }] }
  // Some editors begin a file with a byte order mark, which is not JSON.
  const json = text.replace(/^\uFEFF/, '')
  if (json.trim() === '') return { faults: [{ line: 1, message: 'is empty' }] }
  const errors: ParseError[] = []
  const root = parseTree(json, errors, { disallowComments: true })
  const [first] = errors
  // What follows the first mistake is often read wrongly because of it.
  if (first || !root) return { faults: first ? [mistake(json, first)] : [] }
  const doubles = doubledKeys(root)
  return {
    value: getNodeValue(root),
    faults: doubles.map(({ offset, value }) => ({
      line: lineAt(json, offset),
      message: `"${value}" stands here twice`,
    })),
  }
}

function mistake(json: string, { error, offset }: ParseError): TextFault {
  const before = json.slice(0, offset).trimEnd()
  const rest = json.slice(offset)
  const name = printParseErrorCode(error)
  const words = MISTAKES.find(([end, start]) => end.test(before) && start.test(rest))?.[2]
  // A comma that is missing, or one too many, belongs to the entry before.
  const at = name === 'CommaExpected' || (before.endsWith(',') && /^[}\]]/.test(rest)) ? before.length : offset
  const message = words ?? WORDS[name] ?? `cannot be read from here on: ${shortened(rest.split('\n')[0] ?? '')}`
  return { line: lineAt(json, at), message }
}

/** Keys that occur twice in one object: a parser silently takes the last one. */
function doubledKeys(node: Node): Node[] {
  const children = node.children ?? []
  const keys = node.type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : []
  const doubles = keys.filter((key, index) => keys.findIndex((one) => one.value === key.value) < index)
  return [...doubles, ...children.flatMap(doubledKeys)]
}

/** The line of every place in a JSON text that can be read. */
export function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const collect = (node: Node, keys: readonly PropertyKey[], offset: number) => {
    lines.set(jsonPath(keys), lineAt(text, offset))
    for (const [at, child] of (node.children ?? []).entries()) {
      const [key, value] = child.children ?? []
      // The children of an object are pairs, with the line of their key.
      if (node.type === 'array') collect(child, [...keys, at], child.offset)
      else if (key && value) collect(value, [...keys, String(key.value)], key.offset)
    }
  }
  const root = parseTree(text.replace(/^\uFEFF/, ''))
  if (root) collect(root, [], root.offset)
  return lines
}
