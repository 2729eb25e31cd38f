import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { readPreferences } from '../player/preferences'
import { readingSubtitle, subtitleOf } from '../captions/choose-subtitle'
import { isSameSubtitle } from '../captions/same-subtitle'
import { LanguageChoice } from './language-choice'
import { TranscriptText } from './transcript-text'

interface TranscriptProps {
  /** Null where the video cannot be shown: the transcript is then a text to read. */
  video: HTMLVideoElement | null
  /** At least one. */
  subs: readonly Subtitle[]
  lessonTitle: string
}

/** Everything that is said in a video, beside it: to read, search, jump to and quote. */
export function Transcript({ video, subs, lessonTitle }: TranscriptProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<Subtitle | null>(
    () => subtitleOf(subs, readPreferences().captions) ?? readingSubtitle(subs, i18n.locale),
  )
  // What is open stays as it is, though its address may have been signed anew.
  const fresh = subs.find((sub) => chosen && isSameSubtitle(sub, chosen))
  const subtitle = fresh ? chosen : (subtitleOf(subs, chosen?.languageCode) ?? readingSubtitle(subs, i18n.locale))
  if (!subtitle) return null
  const language = <LanguageChoice subs={subs} current={subtitle} onChoose={setChosen} />
  return (
    <TranscriptText
      key={subtitle.url}
      video={video}
      subtitle={subtitle}
      lessonTitle={lessonTitle}
      language={language}
      onRetry={() => fresh && setChosen(fresh)}
    />
  )
}
