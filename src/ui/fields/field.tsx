import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../cx'
import { announce } from '../page/live-region'
import { Icon } from '../pictures/icon'

/** What a field's frame gives to the control inside it. */
interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldFrameProps {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Says how to correct it; takes the hint's place. */
  error?: string | undefined
  optional?: boolean | undefined
  /** At the right of the label: "Forgot it?". */
  labelEnd?: ReactNode
  counter?: { count: number; max: number } | undefined
  /** Keeps room for the message line, so that an error moves nothing. */
  reserve?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldFrameProps {
  children: (control: ControlWiring) => ReactNode
}

/** Splits the props of the frame from those of the control inside it. */
export function partFrame<P extends FieldFrameProps>(props: P) {
  const { label, hideLabel, hint, error, optional, labelEnd, counter, reserve, className, ...control } = props
  return [{ label, hideLabel, hint, error, optional, labelEnd, counter, reserve, className }, control] as const
}

/** Label above, control, hint or error below, wired by ids. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelEnd,
  counter,
  reserve,
  children,
  className,
}: FieldProps) {
  const { t } = useLingui()
  const id = useId()
  const onFocus = useSpokenError(id, error)
  const messageId = `${id}-message`
  const counterId = `${id}-counter`
  const hasMessage = Boolean(error) || (hint !== undefined && hint !== null)
  const described = [hasMessage && messageId, counter && counterId].filter(Boolean).join(' ') || undefined
  // An error in reserved room stays closer to its own field than to the next one.
  const messageRoom = !reserve ? 'mt-2' : hint ? 'mt-2 -mb-6.5' : 'mt-1 -mb-5.5'

  return (
    <div onFocus={onFocus} className={cx('min-w-0', reserve && (hint ? 'pb-10' : 'pb-7'), className)}>
      <div className={cx('mb-2 flex flex-wrap justify-between gap-x-3 text-small', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {optional && <span className="text-muted">{t`optional`}</span>}
        {labelEnd}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {(hasMessage || counter) && (
        <div className={cx('flex justify-between gap-3 text-caption text-muted', messageRoom)}>
          <div id={messageId} className="min-w-0">
            {error ? <FieldError>{error}</FieldError> : hint}
          </div>
          {counter && <FieldCounter id={counterId} {...counter} />}
        </div>
      )}
    </div>
  )
}

interface FieldCounterProps {
  id: string
  count: number
  max: number
}

/** Characters typed out of those allowed; shown as an error above the limit. */
function FieldCounter({ id, count, max }: FieldCounterProps) {
  const { t } = useLingui()
  return (
    <span id={id} className={cx('num shrink-0', count > max && 'font-medium text-danger')}>
      {t`${count} of ${max}`}
    </span>
  )
}

/** The message of an invalid field: an icon and a sentence that says how to correct it. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-2 text-caption font-medium text-danger">
      <Icon of={CircleAlert} size={16} className="h-lh" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}

/** A screen reader reads a field that gets the focus together with its description, and that a little later. */
const READ_MS = 200
/** By then a new try has either taken the error away or met it again. */
const TRIED_MS = 100

/**
 * Speaks the error of a field that has had the focus already, where a change of the description is not read: when it comes, and
 * when a new try meets it again. Returns what the field's frame does with a focus.
 */
function useSpokenError(id: string, error: string | undefined): (event: FocusEvent) => void {
  const focusedAt = useRef(0)

  useEffect(() => {
    if (!error) return
    const control = document.querySelector<HTMLInputElement>(`[id="${id}"]`)
    const hasFocus = () => document.activeElement === control
    const say = () => hasFocus() && performance.now() - focusedAt.current > READ_MS && announce(error)
    let timer = 0
    const tried = () => {
      if (hasFocus()) timer = window.setTimeout(say, TRIED_MS)
    }
    say()
    const form = control?.form
    form?.addEventListener('submit', tried)
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('submit', tried)
    }
  }, [error, id])

  return (event) => {
    focusedAt.current = event.timeStamp
  }
}

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
