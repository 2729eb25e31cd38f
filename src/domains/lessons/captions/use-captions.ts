import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { notePreferences, readPreferences } from '../player/preferences'
import { readingSubtitle, subtitleOf } from './choose-subtitle'
import { languageName } from './language-name'

/** The captions over the picture: as chosen before; none at the first video. */
export function useCaptions(subs: readonly Subtitle[]): CaptionsChoice {
  const { i18n } = useLingui()
  const [language, setLanguage] = useState(() => readPreferences().captions ?? null)
  const current = subtitleOf(subs, language)
  const choose = (subtitle: Subtitle | null) => {
    const next = subtitle?.languageCode ?? null
    setLanguage(next)
    notePreferences(next ? { captions: next, lastCaptions: next } : { captions: next })
  }
  const toggle = () => {
    // A video without captions says nothing about the next one.
    if (subs.length === 0) return
    choose(current ? null : (subtitleOf(subs, readPreferences().lastCaptions) ?? readingSubtitle(subs, i18n.locale)))
  }
  return { subs, current, choose, toggle }
}

export interface CaptionsChoice {
  subs: readonly Subtitle[]
  current: Subtitle | null
  choose: (subtitle: Subtitle | null) => void
  /** Turns captions off, or on in the last language. */
  toggle: () => void
}

/** Caption languages to choose from, identified by address; "off" first. */
export function useCaptionChoices({ subs, current, choose }: CaptionsChoice) {
  const { t } = useLingui()
  return {
    choices: [
      { value: '', text: t`Off` },
      ...subs.map((sub) => ({ value: sub.url, text: languageName(sub), lang: sub.languageCode })),
    ],
    value: current?.url ?? '',
    onChoose: (url: string) => choose(subs.find((sub) => sub.url === url) ?? null),
  }
}
