import { useLingui } from '@lingui/react/macro'
import type { Subtitle } from '../model'
import { languageName } from '../subtitles/language-name'
import { isSameSubtitle } from '../subtitles/same-subtitle'

interface LanguageChoiceProps {
  subs: readonly Subtitle[]
  current: Subtitle
  onChoose: (subtitle: Subtitle) => void
}

/** The language of the transcript; a choice only where there are several. */
export function LanguageChoice({ subs, current, onChoose }: LanguageChoiceProps) {
  const { t } = useLingui()
  if (subs.length < 2) return <span lang={current.languageCode}>{languageName(current)}</span>
  return (
    <select
      aria-label={t`Language of the transcript`}
      value={subs.findIndex((sub) => isSameSubtitle(sub, current))}
      onChange={(event) => {
        const next = subs[Number(event.target.value)]
        if (next) onChoose(next)
      }}
      className="target -ms-1 min-h-6 cursor-pointer field-sizing-content bg-bg text-caption text-accent-text touch:min-h-11"
    >
      {subs.map((sub, index) => (
        <option key={sub.url} value={index} lang={sub.languageCode}>
          {languageName(sub)}
        </option>
      ))}
    </select>
  )
}
