import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '#/api/clock'
import { formatBytes } from '#/lib/bytes'
import { saveFile } from '#/platform/save-file'
import type { StoredKind } from '#/platform/stored-keys'
import { Button } from '#/ui/buttons/button'
import { TextLink } from '#/ui/buttons/text-link'
import { Confirm } from '#/ui/modals/confirm'
import { Page } from '#/ui/page/page'
import { ROW, Rows } from '#/ui/page/rows'
import { showToast } from '#/ui/toasts/toast'
import { isDeviceAccount } from '../device-account'
import { accountQueries } from '../queries'
import { storedExport, storedRows } from '../stored/stored-rows'
import { useKeptHere } from '../stored/use-kept-here'

/** What is lost for good with these, so that it is asked first. */
const ASKED: readonly StoredKind[] = ['drafts', 'waiting']

/** What the app keeps on this device: how much of each kind, to erase and to take along. */
export function StoredScreen() {
  const { t, i18n } = useLingui()
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { kept, erase } = useKeptHere(user.id)
  const [asked, setAsked] = useState<StoredKind | null>(null)
  const rows = storedRows(kept)
  const names: Record<StoredKind, string> = {
    drafts: t`Drafts`,
    waiting: t`Waiting to be sent`,
    downloads: t`Kept lessons`,
    places: t`Places in lessons`,
    answers: t`Saved pages`,
    preferences: t`Preferences`,
    traces: t`Traces of your visits`,
    cookies: t`Your answer about cookies`,
    session: t`Your sign-in`,
  }
  const details: Record<StoredKind, string> = {
    drafts: t`What you typed or chose and have not sent or saved yet.`,
    waiting: t`Made without a connection, and sent by itself as soon as there is one.`,
    downloads: t`Videos, subtitles and documents that play and open without a connection.`,
    places: t`Where you stopped watching, so that you can go on from there.`,
    answers: t`What you opened during the last day, so that you can read it without a connection.`,
    preferences: t`Theme, language, the key that sends, and sound and speed of videos. Without them the app starts as on a new device.`,
    traces: t`Which screen each part of the menu opens, and how long lists were.`,
    cookies: t`Without it, this browser asks again.`,
    session: isDeviceAccount(user.id)
      ? t`The secret of this device, which opens your account in place of a password, is neither shown nor exported. It goes when you log out.`
      : t`It opens your account, so it is neither shown nor exported. It goes when you log out.`,
  }

  async function eraseNow(kind: StoredKind) {
    setAsked(null)
    await erase(kind)
    showToast({ text: t`Erased from this device.` })
  }

  return (
    <Page
      title={t`What is stored here`}
      lead={t`The app keeps these on this device, so that nothing you type is lost and everything opens quickly.`}
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`What is stored here` }]}
      actions={
        <Button
          icon={Download}
          onClick={() =>
            saveFile(new Blob([storedExport(kept, serverNow())], { type: 'application/json' }), 'stored-here.json')
          }
        >
          {t`Export as JSON`}
        </Button>
      }
    >
      <Rows label={t`What is stored here`}>
        {rows.map(({ kind, count, bytes }) => (
          <li key={kind} data-stored={kind} className={`${ROW} flex-wrap tablet:flex-nowrap`}>
            <span className="min-w-0 flex-1 basis-full tablet:basis-0">
              <b className="block text-ui font-strong">{names[kind]}</b>
              <span className="mt-0.5 block max-w-[62ch] text-small text-muted">{details[kind]}</span>
            </span>
            <span className="num flex-1 text-small text-muted tablet:flex-none tablet:text-end">
              {t`${plural(count, { one: '# entry', other: '# entries' })}`}
              {', '}
              {formatBytes(bytes, i18n.locale)}
            </span>
            {kind === 'session' ? (
              <TextLink to="/logout" className="target">{t`Log out`}</TextLink>
            ) : (
              <Button
                size="sm"
                aria-label={t`Erase: ${names[kind]}`}
                onClick={() => (ASKED.includes(kind) ? setAsked(kind) : void eraseNow(kind))}
              >
                {t`Erase`}
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {asked && (
        <Confirm
          title={asked === 'waiting' ? t`Erase what waits to be sent?` : t`Erase your drafts?`}
          confirmLabel={t`Erase`}
          cancelLabel={t`Keep it`}
          onConfirm={() => void eraseNow(asked)}
          onCancel={() => setAsked(null)}
        >
          {asked === 'waiting'
            ? t`It has not reached the school yet, and it is lost for good.`
            : t`What you typed and chose has not been sent, and it is lost for good.`}
        </Confirm>
      )}
    </Page>
  )
}
