import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { Subtitle } from '#/domains/lessons/model'
import { languageName } from '#/domains/lessons/subtitles/language-name'
import { Icon } from '#/ui/icon'
import { BarButton } from './bar-button'
import { BarMenu } from './bar-menu'

export interface CaptionsChoice {
  subs: readonly Subtitle[]
  current: Subtitle | null
  choose: (subtitle: Subtitle | null) => void
  /** Off, or on again in the language of before. */
  toggle: () => void
}

interface CaptionsControlProps {
  captions: CaptionsChoice
  icon: LucideIcon
  onMenuChange: (isOpen: boolean) => void
}

/** A list of languages; on phones, where a list has no room, a switch (the languages are among the settings). */
export function CaptionsControl({ captions, icon, onMenuChange }: CaptionsControlProps) {
  const { t } = useLingui()
  const isOn = captions.current !== null
  const label = isOn ? t`Captions, on` : t`Captions, off`
  const choices = [
    { value: '', text: t`Off` },
    ...captions.subs.map((sub) => ({ value: sub.url, text: languageName(sub), lang: sub.languageCode })),
  ]
  return (
    <>
      <BarMenu
        label={label}
        choices={choices}
        value={captions.current?.url ?? ''}
        onChoose={(url) => captions.choose(captions.subs.find((sub) => sub.url === url) ?? null)}
        isOn={isOn}
        onOpenChange={onMenuChange}
        className="hidden tablet:block"
      >
        <Icon of={icon} size={22} />
      </BarMenu>
      <BarButton label={label} aria-pressed={isOn} isOn={isOn} className="tablet:hidden" onClick={captions.toggle}>
        <Icon of={icon} size={22} />
      </BarButton>
    </>
  )
}
