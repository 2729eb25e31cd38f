import { cx } from '../cx'

interface ControlLook {
  bad?: boolean | undefined
  off?: boolean | undefined
  readOnly?: boolean | undefined
  /** 44 px high, for toolbars. */
  compact?: boolean | undefined
}

/** The edge of a field; focus is drawn as the edge itself. */
export function controlLook({ bad, off, readOnly, compact }: ControlLook): string {
  return cx(
    'relative flex items-center rounded-md border transition-[border-color,box-shadow]',
    compact ? 'min-h-11' : 'min-h-12.5',
    off ? 'border-line bg-fill text-disabled' : readOnly ? 'border-transparent' : 'bg-surface',
    !off &&
      !readOnly &&
      (bad ? 'border-danger [box-shadow:0_0_0_1px_var(--danger)]' : 'border-strong hover:border-text'),
    'typing:border-focus typing:[box-shadow:0_0_0_1px_var(--focus)]',
    'forced-colors:typing:outline-2 forced-colors:typing:outline-[Highlight]',
  )
}

/** The bare control inside the edge: 16 px text, so that phones do not zoom. */
export const CONTROL_INPUT =
  'w-full min-w-0 flex-1 appearance-none rounded-[inherit] border-0 bg-transparent px-3.5 py-3 text-body leading-normal outline-none! disabled:text-disabled'
