import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subtitle } from '#/domains/study/model'
import { notePreferences, readPreferences } from '../player/preferences'
import { readingSubtitle, subtitleKey, subtitleOf } from './choose-subtitle'
import { subtitleNames } from './language-name'
import { isSameSubtitle } from './same-subtitle'

/** The captions over the picture: as chosen before; none at the first video. */
export function useCaptions(subs: readonly Subtitle[]): CaptionsChoice {
  const { i18n } = useLingui()
  const [known, setKnown] = useState(() => readPreferences().captions ?? null)
  // Of two files with the same language and label only the file itself says which was chosen.
  const [chosen, setChosen] = useState<Subtitle | null>(null)
  const chosenHere = subs.find((sub) => chosen && isSameSubtitle(sub, chosen))
  const current = known === null ? null : (chosenHere ?? subtitleOf(subs, known))
  const choose = (subtitle: Subtitle | null) => {
    const next = subtitle && subtitleKey(subtitle)
    // What is turned off comes back when it is turned on.
    if (subtitle) setChosen(subtitle)
    setKnown(next)
    notePreferences(next ? { captions: next, lastCaptions: next } : { captions: next })
  }
  const toggle = () => {
    // A video without captions says nothing about the next one.
    if (subs.length === 0) return
    const last = chosenHere ?? subtitleOf(subs, readPreferences().lastCaptions)
    choose(current ? null : (last ?? readingSubtitle(subs, i18n.locale)))
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
  const names = subtitleNames(subs)
  return {
    choices: [
      { value: '', text: t`Off` },
      ...subs.map((sub, place) => ({ value: sub.url, text: names[place] ?? '', lang: sub.languageCode })),
    ],
    value: current?.url ?? '',
    onChoose: (url: string) => choose(subs.find((sub) => sub.url === url) ?? null),
  }
}
