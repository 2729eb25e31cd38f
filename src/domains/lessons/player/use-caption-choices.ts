import { useLingui } from '@lingui/react/macro'
import type { Subtitle } from '../model'
import { languageName } from '../subtitles/language-name'

export interface CaptionsChoice {
  subs: readonly Subtitle[]
  current: Subtitle | null
  choose: (subtitle: Subtitle | null) => void
  /** Off, or on again in the language of before. */
  toggle: () => void
}

/** Languages of the captions to choose from, by address: off first. */
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
