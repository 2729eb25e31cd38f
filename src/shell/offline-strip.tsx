import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { WifiOff, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#/api/connectivity'
import { Icon } from '#/ui/icon'

const BACK_SHOWN_MS = 3000

/** The strip at the very top while there is no connection; on return it says so for three seconds. */
export function OfflineStrip() {
  const { t } = useLingui()
  const online = useOnline()
  const queryClient = useQueryClient()
  const [wasOffline, setWasOffline] = useState(!online)
  useEffect(() => {
    if (!online) setWasOffline(true)
    else if (wasOffline) {
      const timer = setTimeout(setWasOffline, BACK_SHOWN_MS, false)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [online, wasOffline])
  const shown = !online || wasOffline
  useEffect(() => {
    document.documentElement.toggleAttribute('data-strip', shown)
  }, [shown])
  return (
    <div role="status" className={shown ? 'sticky top-0 z-30 h-10 bg-inverse text-on-inverse' : 'sr-only'}>
      {shown && (
        <div className="flex h-10 items-center gap-2.5 px-5 text-small">
          <Icon of={online ? Wifi : WifiOff} size={16} />
          <span className="min-w-0 flex-1 truncate">
            {online ? <Trans>You’re online again.</Trans> : <Trans>You’re offline. Saved pages still work.</Trans>}
          </span>
          {!online && (
            <button
              type="button"
              className="font-strong text-inverse-accent"
              onClick={() => void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })}
            >
              {t`Retry`}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
