import type { Locale } from '../../../src/lib/locale.ts'
import { Switch } from '../../../src/ui/fields/switch.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import type { Change } from './draft.ts'
import { FaultNote, useFault } from './faults.tsx'
import { FLAG_KEYS, KEYS, type Raw, TEXT_KEYS } from './raw.ts'

interface WordsProps {
  raw: Raw
  /** In which the texts are shown and changed. */
  language: Locale
  change: Change
}

/** The brand's name and its texts in one language. */
export function Words({ raw, language, change }: WordsProps) {
  return (
    <div className="flex flex-col gap-5 pt-5">
      <Text
        of="$.name"
        label="Name"
        value={raw.name}
        hint={KEYS['name']?.description}
        onChange={(value) => change(['name'], value)}
      />
      <FaultNote of="$.texts" alone />
      {Object.entries(raw.texts).map(([key, words]) => (
        <Text
          key={key}
          of={`$.texts.${key}`}
          label={`${key} (${language})`}
          lang={language}
          value={words[language] ?? ''}
          hint={TEXT_KEYS[key]?.description}
          onChange={(value) => change(['texts', key, language], value)}
        />
      ))}
    </div>
  )
}

interface TextProps {
  of: string
  label: string
  lang?: Locale
  value: string
  hint: string | undefined
  onChange: (value: string) => void
}

function Text({ of, onChange, ...rest }: TextProps) {
  const error = useFault({ of })
  return (
    <div data-place={of}>
      <TextField {...rest} error={error} onChange={({ target: { value } }) => onChange(value)} />
    </div>
  )
}

interface FlagsProps {
  raw: Raw
  change: Change
}

/** Everything that a brand switches on or off. */
export function Flags({ raw, change }: FlagsProps) {
  return FLAG_KEYS.map((key) => (
    <div key={key} data-place={`$.${key}`}>
      <Switch
        label={key}
        detail={
          <>
            {KEYS[key]?.description}
            <FaultNote of={`$.${key}`} />
          </>
        }
        checked={raw.flags[key] === true}
        onChange={(isOn) => change([key], isOn)}
      />
    </div>
  ))
}
