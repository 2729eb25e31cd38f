import type { BrandConfig } from '#/brand/brand-config'
import { part } from '#/ui/late/part'
import { useMenu } from '#/ui/popovers/use-menu'
import { LANGUAGE_LOOK, LanguageName } from './language-link'

/** Loaded in idle time, or with the press. */
const LanguageMenuBox = part(() => import('./language-menu-box'), 'LanguageMenuBox', { missing: 'toast' })

/** The current language, as the button of a menu; nothing where the school has only one. */
export function LanguageMenu({ languages }: Pick<BrandConfig, 'languages'>) {
  const { button, menu, code } = useMenu(LanguageMenuBox)
  if (languages.length < 2) return null
  return (
    <>
      <button {...button} type="button" className={LANGUAGE_LOOK}>
        <LanguageName />
      </button>
      {menu && code && <code.LanguageMenuBox menu={menu} languages={languages} />}
    </>
  )
}
