import type { Locale } from '../../../src/lib/locale.ts'
import { Switch } from '../../../src/ui/fields/switch.tsx'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import schema from '../../brand.schema.json'
import type { Change, Raw } from './draft.ts'

/** What brand.schema.json says of each key, as editors show it. */
const ABOUT: Partial<Record<string, { description?: string }>> = schema.properties
const ABOUT_TEXTS: Partial<Record<string, { description?: string }>> = schema.properties.texts.properties

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
      <TextField
        label="Name"
        value={raw.name}
        hint={ABOUT['name']?.description}
        onChange={(event) => change(['name'], event.target.value)}
      />
      {Object.entries(raw.texts).map(([key, words]) => (
        <TextField
          key={key}
          label={`${key} (${language})`}
          lang={language}
          value={words?.[language] ?? ''}
          hint={ABOUT_TEXTS[key]?.description}
          onChange={({ target: { value } }) =>
            words ? change(['texts', key, language], value) : change(['texts', key], { [language]: value })
          }
        />
      ))}
    </div>
  )
}

interface FlagsProps {
  raw: Raw
  change: Change
}

/** Everything that a brand switches on or off. */
export function Flags({ raw, change }: FlagsProps) {
  return Object.entries(raw).map(
    ([key, value]) =>
      typeof value === 'boolean' && (
        <Switch
          key={key}
          label={key}
          detail={ABOUT[key]?.description}
          checked={value}
          onChange={(isOn) => change([key], isOn)}
        />
      ),
  )
}
