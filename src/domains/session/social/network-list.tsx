import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lookForConnection } from '#/api/connectivity'
import { readToken } from '#/api/token-store'
import type { SocialSource } from '#/brand/kinds'
import { accountQueries } from '#/domains/account/queries'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { appUrl } from '#/platform/app-url'
import { leaveFor } from '#/platform/leave-for'
import { Button } from '#/ui/buttons/button'
import { cx } from '#/ui/cx'
import { ROW, Rows } from '#/ui/page/rows'
import { announce } from '#/ui/page/live-region'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton } from '#/ui/states/skeleton'
import { showToast } from '#/ui/toasts/toast'
import { inAppSign } from '../entry/in-app'
import { InAppNote } from '../entry/in-app-note'
import { ownOrder } from '../entry/own-order'
import { beginSocial, dropSocialBegin } from '../entry/social-begin'
import { socialUrl } from '../entry/social-buttons'
import { SocialMark } from '../entry/social-row'
import { SOCIAL_NAMES } from '../texts'
import { networkRows } from './network-rows'
import { UnlinkDialog } from './unlink-dialog'

interface NetworkListProps {
  /** The screen to lead back to: its address without the router base, and its name. */
  path: string
  route: string
  /** Linking alone is offered. */
  isOffer?: boolean
}

/** The school's networks, each with the way to link or unlink it. The browser leaves for the network and comes back to the same screen. */
export function NetworkList({ path, route, isOffer = false }: NetworkListProps) {
  const { t } = useLingui()
  const brand = useBrand()
  const domain = useQuery({ ...siteConfigQueries.domain(), enabled: false })
  const { data: entries, error, isFetching, refetch } = useQuery(accountQueries.externalAuths())
  const inApp = inAppSign(navigator.userAgent)
  const [leavingFor, setLeavingFor] = useState<SocialSource | null>(null)
  const [unlinking, setUnlinking] = useState<{ id: number; source: SocialSource } | null>(null)
  useEffect(() => {
    // A page that "back" brings as it was left.
    const stay = () => {
      dropSocialBegin()
      setLeavingFor(null)
    }
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  async function link(source: SocialSource, providerUrl: string) {
    setLeavingFor(source)
    // Without a connection the browser would leave for a page of its own.
    if (!(await lookForConnection())) {
      setLeavingFor(null)
      showToast({ failed: true, text: t`You’re offline. Link it once you are back.` })
      return
    }
    beginSocial(source)
    const returnTo = new URL(path.slice(1), appUrl()).href
    if (!leaveFor(socialUrl({ providerUrl, source, returnTo, route, token: readToken() }))) setLeavingFor(null)
  }

  if (!entries) {
    if (!error) return <Waiting count={ownOrder(brand.socialAuth).length} />
    return (
      <ErrorBlock
        error={error}
        title={t`Your social networks didn’t load`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const rows = networkRows(ownOrder(brand.socialAuth), brand.authCollection, entries)
  if (rows.length === 0) {
    if (domain.isPending && domain.fetchStatus === 'fetching')
      return <Waiting count={ownOrder(brand.socialAuth).length} />
    return <p className="text-muted">{t`There are no networks to link here.`}</p>
  }
  return (
    <>
      <Rows label={t`Social networks`}>
        {rows.map(({ source, id, url }) => (
          <li key={source} className={cx(ROW, 'flex-wrap')}>
            <span className="grid size-11 shrink-0 place-items-center rounded-control border border-line">
              <SocialMark source={source} />
            </span>
            <span className="min-w-0 flex-1 basis-26">
              <span className="block text-ui font-strong">{SOCIAL_NAMES[source]}</span>
              <span className="mt-0.5 block text-small text-muted">{id === null ? t`Not linked` : t`Linked`}</span>
            </span>
            {id === null && url !== null && (
              <Button size="sm" loading={leavingFor === source} onClick={() => void link(source, url)}>
                {t`Link`}
                <span className="sr-only"> {SOCIAL_NAMES[source]}</span>
              </Button>
            )}
            {id !== null && !isOffer && (
              <Button size="sm" onClick={() => setUnlinking({ id, source })}>
                {t`Unlink`}
                <span className="sr-only"> {SOCIAL_NAMES[source]}</span>
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {inApp !== null && (
        <InAppNote
          sign={inApp}
          offered={rows.flatMap(({ id, source }) => (id === null ? [source] : []))}
          address={location.href}
        />
      )}
      {unlinking && (
        <UnlinkDialog
          {...unlinking}
          onDone={() => {
            const name = SOCIAL_NAMES[unlinking.source]
            setUnlinking(null)
            announce(t`${name} is unlinked.`)
          }}
          onCancel={() => setUnlinking(null)}
        />
      )}
    </>
  )
}

function Waiting({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <div>
      <span role="status" className="sr-only">{t`Loading`}</span>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={ROW}>
          <Skeleton className="size-11 rounded-control" />
          <Skeleton className="h-5 w-32" />
        </div>
      ))}
    </div>
  )
}
