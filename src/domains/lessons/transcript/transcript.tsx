import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { Icon } from '#/ui/pictures/icon'
import { readingSubtitle, subtitleKey, subtitleOf } from '../captions/choose-subtitle'
import { subtitleNames } from '../captions/language-name'
import { isSameSubtitle } from '../captions/same-subtitle'
import { readPreferences } from '../player/preferences'
import { type PracticeOfTranscript, TranscriptText } from './transcript-text'

interface TranscriptProps {
  /** Null where the video cannot be shown: the transcript is then a text to read. */
  video: HTMLVideoElement | null
  /** At least one. */
  subs: readonly Subtitle[]
  lessonTitle: string
  practice: PracticeOfTranscript | null
}

/** Everything that is said in a video, beside it: to read, search, jump to and quote. */
export function Transcript({ video, subs, lessonTitle, practice }: TranscriptProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<Subtitle | null>(
    () => subtitleOf(subs, readPreferences().captions) ?? readingSubtitle(subs, i18n.locale),
  )
  // What is open stays as it is, though its address may have been signed anew.
  const fresh = subs.find((sub) => chosen && isSameSubtitle(sub, chosen))
  const subtitle = fresh
    ? chosen
    : (subtitleOf(subs, chosen && subtitleKey(chosen)) ?? readingSubtitle(subs, i18n.locale))
  if (!subtitle) return null
  const language = <LanguageChoice subs={subs} current={subtitle} onChoose={setChosen} />
  return (
    <TranscriptText
      key={subtitle.url}
      video={video}
      subtitle={subtitle}
      lessonTitle={lessonTitle}
      language={language}
      practice={practice}
      onRetry={() => fresh && setChosen(fresh)}
    />
  )
}

interface LanguageChoiceProps {
  subs: readonly Subtitle[]
  current: Subtitle
  onChoose: (subtitle: Subtitle) => void
}

/** The language of the transcript; a choice only where there are several. */
function LanguageChoice({ subs, current, onChoose }: LanguageChoiceProps) {
  const { t } = useLingui()
  const names = subtitleNames(subs)
  if (subs.length < 2) return <span lang={current.languageCode}>{names}</span>
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
            {names[index]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-0 text-accent-text" />
    </span>
  )
}
