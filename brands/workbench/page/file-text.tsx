import { useEffect, useRef } from 'react'
import { CONTROL_INPUT, controlLook, Field } from '../../../src/ui/fields/field.tsx'
import { cx } from '../../../src/ui/cx.ts'
import type { Fault } from '../../check/faults.ts'
import { sentence } from './faults.tsx'

/** Lines that are shown above the one that is gone to. */
const LINES_BEFORE = 4

interface FileTextProps {
  text: string
  onChange: (text: string) => void
  faults: readonly Fault[]
  /** The line to go to; a new object goes there again. */
  goal: Fault | null
}

/** brand.json as it is written, for what has no field of its own. */
export function FileText({ text, onChange, faults, goal }: FileTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const node = area.current
    if (!node || !goal) return
    const lines = node.value.split('\n')
    const at = Math.min(goal.line ?? 1, lines.length) - 1
    const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0)
    node.focus()
    node.setSelectionRange(start, start + (lines[at] ?? '').length)
    node.scrollTop = (Math.max(0, at - LINES_BEFORE) / lines.length) * node.scrollHeight
  }, [goal])

  return (
    <Field
      label="brand.json"
      hint="Every key of the brand, also those that have no field here."
      error={
        faults.map(({ path, message, line }) => `Line ${line ?? 1}, ${path}: ${sentence(message)}`).join(' ') ||
        undefined
      }
      className="pt-5"
    >
      {(control) => (
        <div className={controlLook({ bad: faults.length > 0 })}>
          <textarea
            {...control}
            ref={area}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            rows={24}
            wrap="off"
            spellCheck={false}
            className={cx(
              CONTROL_INPUT,
              'block resize-y overflow-auto text-caption! [font-family:ui-monospace,monospace]',
            )}
          />
        </div>
      )}
    </Field>
  )
}
