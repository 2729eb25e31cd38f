import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QueuedEntry } from '#/outbox/engine'
import type { Outbox } from '#/outbox/outbox'
import { Icon } from '#/ui/pictures/icon'
import { useWaitingReason } from './use-waiting-reason'

interface WaitingChangesProps {
  outbox: Outbox
  entries: readonly QueuedEntry[]
  /** What an entry changes, in words. */
  describe: (entry: QueuedEntry) => ReactNode
  className?: string
}

/** Changes that the server does not have yet, each with what becomes of it; nothing without any. */
export function WaitingChanges({ outbox, entries, describe, className }: WaitingChangesProps) {
  const { t } = useLingui()
  if (entries.length === 0) return null
  return (
    <section aria-label={t`Not saved yet`} className={className}>
      <h2 className="mb-2 text-small font-strong">{t`Not saved yet`}</h2>
      <ul className="border-b border-line">
        {entries.map((entry) => (
          <WaitingChange key={entry.id} outbox={outbox} entry={entry}>
            {describe(entry)}
          </WaitingChange>
        ))}
      </ul>
    </section>
  )
}

function WaitingChange({ outbox, entry, children }: { outbox: Outbox; entry: QueuedEntry; children: ReactNode }) {
  const { t } = useLingui()
  const hasFailed = entry.phase === 'failed'
  const words = useWaitingReason(entry, (reason) => t`It is not saved. ${reason}`)
  return (
    <li className="flex flex-wrap items-center gap-x-5 border-t border-line py-2.5">
      <span className="min-w-0 flex-1 basis-60 text-ui wrap-anywhere">
        <span className="block">{children}</span>
        <span
          role={hasFailed ? 'alert' : 'status'}
          className={`mt-0.5 flex gap-1.5 text-small ${hasFailed ? 'text-danger' : 'text-muted'}`}
        >
          <Icon of={hasFailed ? CircleAlert : Clock} size={16} className="mt-0.5" />
          <span className="min-w-0">{words}</span>
        </span>
      </span>
      {hasFailed && (
        <button type="button" className="link target text-ui" onClick={() => void outbox.retry(entry.id)}>
          {t`Try again`}
        </button>
      )}
      {entry.phase !== 'sending' && (
        <button type="button" className="link target text-ui" onClick={() => void outbox.remove(entry.id)}>
          {t`Remove`}
        </button>
      )}
    </li>
  )
}
