import { useId } from 'react'
import type { ThemeInputs } from '../../../src/brand/schema/theme-inputs.ts'
import { fromLch, toHex } from '../../../src/brand/theme/colour.ts'
import { Segmented } from '../../../src/ui/fields/segmented.tsx'
import { Switch } from '../../../src/ui/fields/switch.tsx'
import { cssToOklch } from '../../check/css-to-oklch.ts'
import type { Change } from './draft.ts'
import { FaultNote } from './faults.tsx'

const PAIRINGS = [
  { value: 'serif', label: 'Serif' },
  { value: 'sans-strong', label: 'Strong' },
  { value: 'sans-calm', label: 'Calm' },
] as const

interface LookProps {
  theme: ThemeInputs
  change: Change
}

/** The seven inputs of the theme. */
export function Look({ theme, change }: LookProps) {
  const set = (key: keyof ThemeInputs) => (value: unknown) => change(['theme', key], value)
  return (
    <div className="flex flex-col gap-6 pt-5">
      <FaultNote of="$.theme" alone />
      <ColourInput
        of="accent"
        label="Accent"
        hint="What can be pressed."
        value={theme.accent}
        onChange={set('accent')}
      />
      <ColourInput
        of="spark"
        label="Spark"
        hint="The one warm note: today, unread, points."
        value={theme.spark}
        onChange={set('spark')}
      />
      <TintInput
        of="paper"
        label="Paper"
        hint="To which light grounds lean."
        max={0.05}
        value={theme.paper}
        onChange={set('paper')}
      />
      <TintInput
        of="ink"
        label="Ink"
        hint="To which texts and dark grounds lean."
        max={0.08}
        value={theme.ink}
        onChange={set('ink')}
      />
      <div data-place="$.theme.radius">
        <Slider
          label="Radius"
          shown={`${theme.radius} px`}
          value={theme.radius}
          max={24}
          step={1}
          onChange={set('radius')}
        />
        <FaultNote of="$.theme.radius" />
      </div>
      <div data-place="$.theme.pairing">
        <p className="mb-2 text-small font-strong">Headlines</p>
        <Segmented label="Headlines" options={PAIRINGS} value={theme.pairing} onChange={set('pairing')} />
        <FaultNote of="$.theme.pairing" />
      </div>
      <div data-place="$.theme.pill">
        <Switch
          label="Round buttons"
          detail={<FaultNote of="$.theme.pill" />}
          checked={theme.pill}
          onChange={set('pill')}
        />
      </div>
    </div>
  )
}

interface ColourInputProps {
  /** Its key in the theme. */
  of: keyof ThemeInputs
  label: string
  hint: string
  value: ThemeInputs['accent']
  onChange: (value: ThemeInputs['accent']) => void
}

/** A colour as schools know it, kept in OKLCH; its parts can be moved one by one. */
function ColourInput({ of, label, hint, value, onChange }: ColourInputProps) {
  const id = useId()
  const hex = toHex(fromLch(value.lightness, value.chroma, value.hue))
  const pick = (css: string) => {
    const colour = cssToOklch(css)
    if (colour) onChange(colour)
  }
  return (
    <fieldset className="flex flex-col gap-3 border-0 p-0" data-place={`$.theme.${of}`}>
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center gap-3.5">
        <input
          id={id}
          type="color"
          value={hex}
          onChange={(event) => pick(event.target.value)}
          className="size-12 shrink-0 cursor-pointer rounded-md border border-strong bg-transparent p-1"
        />
        <label htmlFor={id} className="min-w-0">
          <span className="block text-ui font-strong">
            {label} <span className="num text-muted">{hex}</span>
          </span>
          <span className="block text-small text-muted">{hint}</span>
        </label>
      </div>
      <FaultNote of={`$.theme.${of}`} />
      <Slider
        of={label}
        label="Lightness"
        shown={String(value.lightness)}
        value={value.lightness}
        max={1}
        step={0.005}
        onChange={(lightness) => onChange({ ...value, lightness })}
      />
      <Slider
        of={label}
        label="Chroma"
        shown={String(value.chroma)}
        value={value.chroma}
        max={0.3}
        step={0.002}
        onChange={(chroma) => onChange({ ...value, chroma })}
      />
      <Slider
        of={label}
        label="Hue"
        shown={`${value.hue}°`}
        value={value.hue}
        max={359}
        step={1}
        onChange={(hue) => onChange({ ...value, hue })}
      />
    </fieldset>
  )
}

interface TintInputProps {
  /** Its key in the theme. */
  of: keyof ThemeInputs
  label: string
  hint: string
  max: number
  value: ThemeInputs['paper']
  onChange: (value: ThemeInputs['paper']) => void
}

function TintInput({ of, label, hint, max, value, onChange }: TintInputProps) {
  return (
    <fieldset className="flex flex-col gap-3 border-0 p-0" data-place={`$.theme.${of}`}>
      <legend className="text-ui font-strong">
        {label} <span className="text-small font-normal text-muted">{hint}</span>
      </legend>
      <FaultNote of={`$.theme.${of}`} />
      <Slider
        of={label}
        label="Hue"
        shown={`${value.hue}°`}
        value={value.hue}
        max={359}
        step={1}
        onChange={(hue) => onChange({ ...value, hue })}
      />
      <Slider
        of={label}
        label="Chroma"
        shown={String(value.chroma)}
        value={value.chroma}
        max={max}
        step={0.001}
        onChange={(chroma) => onChange({ ...value, chroma })}
      />
    </fieldset>
  )
}

interface SliderProps {
  /** The colour that it is a part of; read with the label. */
  of?: string
  label: string
  shown: string
  value: number
  max: number
  step: number
  onChange: (value: number) => void
}

function Slider({ of, label, shown, value, max, step, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[5rem_1fr_3.5rem] items-center gap-3 text-small">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        aria-label={of && `${of}: ${label.toLowerCase()}`}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-6 w-full accent-(--accent)"
      />
      <output htmlFor={id} className="num text-end">
        {shown}
      </output>
    </div>
  )
}
