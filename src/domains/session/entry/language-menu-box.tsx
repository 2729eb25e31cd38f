import { useLingui } from '@lingui/react/macro'
import type { BrandConfig } from '#/brand/brand-config'
import { LANGUAGE_NAMES } from '#/lib/locale'
import { modalTarget } from '#/ui/modals/modal-target'
import { MenuBox, MenuChoice } from '#/ui/popovers/menu'
import type { MenuOfButton } from '#/ui/popovers/use-menu'

interface LanguageMenuBoxProps extends Pick<BrandConfig, 'languages'> {
  menu: MenuOfButton
}

/** The open menu of languages; another one is asked about before the page is loaded in it, the one in force leads nowhere. */
export function LanguageMenuBox({ menu, languages }: LanguageMenuBoxProps) {
  const { t, i18n } = useLingui()
  return (
    <MenuBox menu={menu} label={t`Language`} className="min-w-45">
      {languages.map((locale) => {
        const chosen = locale === i18n.locale
        const target = chosen ? ({ to: '.', search: true } as const) : modalTarget('language', { about: locale })
        return (
          <MenuChoice key={locale} {...target} lang={locale} chosen={chosen} preload={false} replace={chosen}>
            {LANGUAGE_NAMES[locale]}
          </MenuChoice>
        )
      })}
    </MenuBox>
  )
}
