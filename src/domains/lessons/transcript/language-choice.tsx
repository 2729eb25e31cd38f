import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import type { Subtitle } from '#/domains/study/model'
import { languageName } from '../captions/language-name'
import { isSameSubtitle } from '../captions/same-subtitle'

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
    <span className="relative inline-flex items-center">
      <select
        aria-label={t`Language of the transcript`}
        value={subs.findIndex((sub) => isSameSubtitle(sub, current))}
        onChange={(event) => {
          const next = subs[Number(event.target.value)]
          if (next) onChoose(next)
        }}
        className="target min-h-6 cursor-pointer appearance-none field-sizing-content bg-bg pe-5 text-caption text-accent-text touch:min-h-11"
      >
        {subs.map((sub, index) => (
          <option key={sub.url} value={index} lang={sub.languageCode}>
            {languageName(sub)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-0 text-accent-text" />
    </span>
  )
}
