import { useLingui } from '@lingui/react/macro'
import { Cookie, Download, FileSearch, Globe, HardDrive, Mail, Megaphone, MonitorSmartphone } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { LANGUAGE_NAMES } from '#/lib/locale'
import { enterSends, letterKeys } from '#/platform/device-switch'
import { installWay, watchInstallWay } from '#/platform/install'
import { Segmented } from '#/ui/fields/segmented'
import { Switch } from '#/ui/fields/switch'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { RowLink, Rows } from '#/ui/page/rows'
import { Avatar } from '#/ui/pictures/avatar'
import { MORE_SETTINGS, SETTINGS_MENU } from '../menu/account-entries'
import { HOMEWORK, SUBSCRIPTIONS } from '../menu/entries'
import { type InnerEntry, type MenuFacts, visibleEntries } from '../menu/entry'
import { entryTarget } from '../menu/entry-target'
import { useLearner } from '../use-learner'
import { useKnownPaths, useMenuFacts } from '../use-menu-facts'
import { useTheme } from '../use-theme'

/** The settings hub; on phones also the root of the profile section. */
export function SettingsScreen() {
  const { t, i18n } = useLingui()
  const { name, email, avatar } = useLearner()
  const facts = useMenuFacts()
  const paths = useKnownPaths()
  const { languages, isOfflineEnable, isBannerEnable } = useBrand()
  const { theme, choose } = useTheme()
  const sends = useSyncExternalStore(enterSends.watch, enterSends.isOn)
  const hasLetterKeys = useSyncExternalStore(letterKeys.watch, letterKeys.isOn)
  const canInstall = useSyncExternalStore(watchInstallWay, () => installWay() !== null)
  const entries = visibleEntries([...SETTINGS_MENU, ...MORE_SETTINGS, SUBSCRIPTIONS, HOMEWORK], facts, paths)
  const rows = (...ids: string[]) =>
    entries.filter(({ id }) => ids.includes(id)).map((entry) => <MenuRow key={entry.id} entry={entry} facts={facts} />)
  const host = (email?.indexOf('@') ?? -1) + 1
  const title = name || t`Your account`
  return (
    <Page
      title={title}
      documentTitle={t`Settings`}
      heading={
        <span className="flex items-center gap-4 tablet:gap-5">
          <span className="font-sans">
            <Avatar name={name} src={avatar} size={88} />
          </span>
          <span className="min-w-0">
            <span className="block">{title}</span>
            {email && (
              <span className="mt-1 block font-sans text-ui font-normal tracking-[0] wrap-anywhere hyphens-manual text-muted">
                {email.slice(0, host)}
                <wbr />
                {email.slice(host)}
              </span>
            )}
          </span>
        </span>
      }
    >
      <MarginSection title={t`Account`}>
        <Rows open>
          {email === null && (
            <RowLink
              {...modalTarget('email')}
              icon={Mail}
              title={t`Add your email`}
              detail={t`Answers and receipts go there.`}
            />
          )}
          {rows('user-edit', 'statistics', 'points', 'social-networks', 'password', 'homeworks')}
        </Rows>
      </MarginSection>
      <MarginSection title={t`Payments`}>
        <Rows open>{rows('timeline', 'subscriptions', 'installments', 'payment-methods')}</Rows>
      </MarginSection>
      <MarginSection title={t`Notifications`}>
        <Rows open>{rows('notifications', 'reminders')}</Rows>
      </MarginSection>
      <MarginSection title={t`Appearance`} help={t`It applies to this device.`}>
        <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
          <span className="text-ui font-strong">{t`Theme`}</span>
          <Segmented
            label={t`Theme`}
            value={theme}
            onChange={choose}
            options={[
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
              { value: 'system', label: t`Match the system` },
            ]}
          />
        </div>
        <Rows open className="border-t border-line">
          {languages.length > 1 && (
            <RowLink
              {...modalTarget('language')}
              icon={Globe}
              title={t`Language`}
              detail={LANGUAGE_NAMES[i18n.locale]}
            />
          )}
          {facts.chatSupport && (
            <li>
              <Switch
                label={t`Enter sends a message`}
                detail={sends ? t`Shift+Enter starts a new line.` : t`Enter starts a new line, Shift+Enter sends.`}
                checked={sends}
                onChange={enterSends.choose}
              />
            </li>
          )}
          <li>
            <Switch
              label={t`Letter keys in the player`}
              detail={t`K plays, J and L skip, M mutes, C shows captions, F fills the screen.`}
              checked={hasLetterKeys}
              onChange={letterKeys.choose}
            />
          </li>
        </Rows>
      </MarginSection>
      <MarginSection title={t`Help`}>
        <Rows open>
          {rows('support', 'manual', 'instruction')}
          {isBannerEnable && (
            <RowLink
              to="/banners"
              icon={Megaphone}
              title={t`What’s new`}
              detail={t`News of the school and of the app appear here.`}
            />
          )}
          <RowLink
            {...modalTarget('diagnosis')}
            icon={FileSearch}
            title={t`Diagnosis file`}
            detail={t`For support: what the app and the line did, without your texts.`}
          />
        </Rows>
      </MarginSection>
      <MarginSection title={t`This device`}>
        <Rows open>
          {canInstall && (
            <RowLink
              {...modalTarget('install')}
              icon={MonitorSmartphone}
              title={t`Install it as an app`}
              detail={t`With an icon of its own, without a store.`}
            />
          )}
          <RowLink
            to="/user/settings/cookie"
            icon={Cookie}
            title={t`Cookie settings`}
            detail={t`What this browser keeps, and who learns of it.`}
          />
          {isOfflineEnable && (
            <RowLink
              to="/user/settings/downloads"
              icon={Download}
              title={t`Downloads and videos`}
              detail={t`Lessons that play without a connection, and the room they take.`}
            />
          )}
          <RowLink
            to="/user/settings/stored"
            icon={HardDrive}
            title={t`What is stored here`}
            detail={t`Drafts, places in lessons and preferences: to look at, erase or take along.`}
          />
          {rows('exit', 'delete')}
        </Rows>
      </MarginSection>
    </Page>
  )
}

/** A menu entry, as a row of the settings hub. */
function MenuRow({ entry, facts }: { entry: InnerEntry; facts: MenuFacts }) {
  const { i18n } = useLingui()
  return (
    <RowLink {...entryTarget(entry, facts)} icon={entry.icon} title={i18n._(entry.name)} end={entry.note?.(facts)} />
  )
}
