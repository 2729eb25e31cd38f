import { createContext, use } from 'react'
import { FieldError } from '../../../src/ui/fields/field.tsx'
import type { Fault } from '../../check/faults.ts'

/** What is wrong with the draft. */
export const DraftFaults = createContext<readonly Fault[]>([])

interface FaultNoteProps {
  /** A place of brand.json such as `$.theme.accent`, with all that is below it. */
  of: string
  /** Without what is below it. */
  alone?: boolean
}

/** A message as a sentence: some end with a question. */
export const sentence = (message: string) => (/[.?!…]$/.test(message) ? message : `${message}.`)

/** What is wrong with a value and how to mend it, in one text; undefined: nothing. */
export function useFault({ of, alone = false }: FaultNoteProps): string | undefined {
  const own = use(DraftFaults).filter(
    ({ path }) => path === of || (!alone && (path.startsWith(`${of}.`) || path.startsWith(`${of}[`))),
  )
  const words = own.map(({ path, message }) =>
    sentence([path.slice(of.length + 1), message].filter(Boolean).join(': ')),
  )
  return words.join(' ') || undefined
}

/** What is wrong with a value, beside its field. */
export function FaultNote(props: FaultNoteProps) {
  const fault = useFault(props)
  return fault && <FieldError>{fault}</FieldError>
}
