import { useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { serverNow } from '#/api/clock'
import { Button } from '../buttons/button'
import { errorMessage } from './error-texts'

interface ErrorBlockProps {
  error: unknown
  /** What did not load: "This course didn’t load". */
  title: string
  /** The sentence before the reason, usually what is safe: "Your progress is safe." */
  safe?: string
  onRetry: () => void
  retrying?: boolean
  /** Links to other ways on: home, support. */
  ways?: ReactNode
  /** A drawing above the title. */
  art?: ReactNode
  /** Heading level of the title. */
  as?: 'h1' | 'h2' | 'h3'
}

/** A part that failed, inside a page that works: what failed, what is safe, a retry, and a code for support. */
export function ErrorBlock({
  error,
  title,
  safe,
  onRetry,
  retrying = false,
  ways,
  art,
  as: Title = 'h2',
}: ErrorBlockProps) {
  const { t, i18n } = useLingui()
  // Support finds it in the server's log: by the server's clock, and with the zone.
  const [at] = useState(() => new Date(serverNow()))
  const { text, server, code } = errorMessage(error)
  const time = i18n.date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' })
  return (
    <div role="alert" className="max-w-130 py-6">
      {art && (
        <div aria-hidden className="mb-6 h-24 w-33 text-muted">
          {art}
        </div>
      )}
      <Title tabIndex={Title === 'h1' ? -1 : undefined} className={Title === 'h1' ? 'type-h1' : 'type-h2'}>
        {title}
      </Title>
      <p className="mt-2.5 text-muted">
        {safe} {server ?? i18n._(text)}
      </p>
      <div className="mt-5.5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button kind="primary" icon={RotateCw} loading={retrying} onClick={onRetry}>
          {t`Try again`}
        </Button>
        {ways}
      </div>
      <p className="num mt-5 text-caption text-muted">{t`If you write to us, mention ${code} at ${time}.`}</p>
    </div>
  )
}
