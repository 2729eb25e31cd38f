import { useLingui } from '@lingui/react/macro'
import type { Subtitle } from '#/domains/study/model'
import { languageName } from './language-name'

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
