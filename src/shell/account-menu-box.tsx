import { useLingui } from '@lingui/react/macro'
import { Globe, Monitor, Moon, Sun } from 'lucide-react'
import { useBrand } from '#/domains/site-config/use-brand'
import { LANGUAGE_NAMES } from '#/lib/locale'
import type { ThemeChoice } from '#/platform/theme'
import { modalTarget } from '#/ui/modals/modal-target'
import { Avatar } from '#/ui/pictures/avatar'
import { Icon } from '#/ui/pictures/icon'
import { MenuBox, MenuLink, MenuSeparator } from '#/ui/popovers/menu'
import type { MenuOfButton } from '#/ui/popovers/use-menu'
import { SETTINGS_MENU } from './menu/account-entries'
import { type InnerEntry, type MenuFacts, visibleEntries } from './menu/entry'
import { entryTarget } from './menu/entry-target'
import { useLearner } from './use-learner'
import { useKnownPaths, useMenuFacts } from './use-menu-facts'
import { useTheme } from './use-theme'

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

/** A menu entry, as an item of a menu behind a button. */
function MenuEntryItem({ entry, facts }: { entry: InnerEntry; facts: MenuFacts }) {
  const { i18n } = useLingui()
  return (
    <MenuLink {...entryTarget(entry, facts)} preload={false} icon={entry.icon} value={entry.note?.(facts)}>
      {i18n._(entry.name)}
    </MenuLink>
  )
}

/** Light, dark, system as radio items of a menu; the menu stays open after a choice. */
function ThemeItems() {
  const { t } = useLingui()
  const { theme, choose } = useTheme()
  const options: { value: ThemeChoice; label: string; icon: typeof Sun }[] = [
    { value: 'light', label: t`Light`, icon: Sun },
    { value: 'dark', label: t`Dark`, icon: Moon },
    { value: 'system', label: t`Match the system`, icon: Monitor },
  ]
  return (
    <div role="group" aria-label={t`Theme`} className="flex min-h-11 items-center gap-3 ps-3">
      <span aria-hidden className="flex-1">{t`Theme`}</span>
      <span role="presentation" className="flex rounded-md bg-fill p-0.5">
        {options.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={theme === value}
            aria-label={label}
            tabIndex={-1}
            onClick={() => choose(value)}
            className="grid size-9 place-items-center rounded-sm segment text-muted -outline-offset-2! touch:size-11"
          >
            <Icon of={icon} size={18} />
          </button>
        ))}
      </span>
    </div>
  )
}
