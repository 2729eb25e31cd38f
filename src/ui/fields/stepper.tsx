import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { StepButton } from './step-button'

interface StepperProps {
  /** What is counted: "Repeats". */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** How the value is written: "3×". */
  format?: (value: number) => string
}

/** Minus, value, plus; holding repeats, each bound disables its side. */
export function Stepper({ label, value, min, max, onChange, format = String }: StepperProps) {
  const { t } = useLingui()
  const hintId = useId()
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  return (
    <div className="inline-flex flex-col">
      <div
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        className="inline-flex h-10 items-center self-start rounded-control border border-strong bg-surface touch:h-11.5"
      >
        <StepButton label={t`One less`} icon={Minus} off={value <= min} onStep={() => step(-1)} />
        <output aria-live="polite" className="num min-w-7.5 text-center text-ui font-bold">
          {format(value)}
        </output>
        <StepButton label={t`One more`} icon={Plus} off={value >= max} onStep={() => step(1)} />
      </div>
      <span id={hintId} className="sr-only">
        {t`Choose ${min} to ${max}`}
      </span>
    </div>
  )
}
