import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { readingSubtitle, subtitleOf } from './choose-subtitle'
import type { CaptionsChoice } from './use-caption-choices'
import { notePreferences, readPreferences } from '../player/preferences'

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
