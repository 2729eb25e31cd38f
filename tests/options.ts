import { parseArgs, type ParseArgsConfig } from 'node:util'
import { stop } from './stop.ts'

/** The options that a command was given; stops at one that it does not know, and at anything else beside them. */
export function readOptions<const Known extends NonNullable<ParseArgsConfig['options']>>(known: Known) {
  try {
    return parseArgs({ options: known }).values
  } catch (error) {
    const names = Object.keys(known).map((name) => `--${name}`)
    return stop(
      `${error instanceof Error ? error.message : String(error)}\nOptions: ${names.join(', ') || 'none'}; a brand is named by BRAND=<id>`,
    )
  }
}

/** The parts that a list such as `--only=unit,checks` names, all of them without one; stops at a part that is none. */
export function readParts<Part extends string>(parts: readonly Part[], list: string | undefined): readonly Part[] {
  if (list === undefined) return parts
  const named = list.split(',')
  const unknown = named.filter((one) => !parts.some((part) => part === one))
  if (unknown.length > 0) stop(`--only: expected some of ${parts.join(',')}, found "${unknown.join(',')}"`)
  return parts.filter((part) => named.includes(part))
}
