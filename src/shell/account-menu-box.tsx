import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { useBrand } from '#/domains/site-config/use-brand'
import { LANGUAGE_NAMES } from '#/lib/language-names'
import { modalTarget } from '#/ui/modals/modal-target'
import { Avatar } from '#/ui/pictures/avatar'
import { MenuBox } from '#/ui/popovers/menu-box'
import { MenuLink } from '#/ui/popovers/menu-link'
import { MenuSeparator } from '#/ui/popovers/menu-separator'
import type { MenuOfButton } from '#/ui/popovers/use-menu'
import { SETTINGS_MENU } from './menu/account-entries'
import { visibleEntries } from './menu/entry'
import { MenuEntryItem } from './menu-entry-item'
import { ThemeItems } from './theme-items'
import { useLearner } from './use-learner'
import { useKnownPaths, useMenuFacts } from './use-menu-facts'

/** The open account menu: the learner's pages, help, theme, language, log out. */
export function AccountMenuBox({ menu }: { menu: MenuOfButton }) {
  const { t, i18n } = useLingui()
  const { name, email, avatar } = useLearner()
  const { languages } = useBrand()
  const facts = useMenuFacts()
  const entries = visibleEntries(SETTINGS_MENU, facts, useKnownPaths())
  const exit = entries.filter((entry) => entry.id === 'exit')
  return (
    <MenuBox menu={menu} label={t`Account`} className="w-75">
      <div role="presentation" className="flex items-center gap-3 px-3 py-2.5">
        <Avatar name={name} src={avatar} />
        <div className="min-w-0">
          <p className="truncate font-strong">{name}</p>
          {email && <p className="truncate text-small text-muted">{email}</p>}
        </div>
      </div>
      <MenuSeparator />
      {entries
        .filter((entry) => entry.id !== 'exit')
        .map((entry) => (
          <MenuEntryItem key={entry.id} entry={entry} facts={facts} />
        ))}
      <MenuSeparator />
      <ThemeItems />
      {languages.length > 1 && (
        <MenuLink {...modalTarget('language')} icon={Globe} value={LANGUAGE_NAMES[i18n.locale]}>
          {t`Language`}
        </MenuLink>
      )}
      <MenuSeparator />
      {exit.map((entry) => (
        <MenuEntryItem key={entry.id} entry={entry} facts={facts} />
      ))}
    </MenuBox>
  )
}
