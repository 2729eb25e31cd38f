import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass, TriangleAlert, WifiOff } from 'lucide-react'
import { clockText } from '#/lib/clock-text'
import { PlayerMessage } from './player-message'

export type Trouble = 'unconverted' | 'offline' | 'failed'

interface PlayerTroubleProps {
  trouble: Trouble | null
  /** The remembered position, in seconds. */
  at: number
  poster: string | null
  onRetry: () => void
}

/** Says why there is no picture. */
export function PlayerTrouble({ trouble, at, poster, onRetry }: PlayerTroubleProps) {
  if (!trouble) return null
  return (
    <>
      {poster && <img src={poster} alt="" className="absolute inset-0 size-full object-cover" />}
      <Words trouble={trouble} at={at} onRetry={onRetry} />
    </>
  )
}

function Words({ trouble, at, onRetry }: { trouble: Trouble; at: number; onRetry: () => void }) {
  const { t } = useLingui()
  const time = clockText(at)
  if (trouble === 'unconverted') {
    return (
      <PlayerMessage icon={Hourglass} title={t`The video hasn't been converted yet`} onRetry={onRetry}>
        <Trans>It usually takes an hour. The lesson below is open.</Trans>
      </PlayerMessage>
    )
  }
  if (trouble === 'offline') {
    return (
      <PlayerMessage
        icon={WifiOff}
        over={t`No Internet`}
        title={t`We can't play this video without the Internet`}
        onRetry={onRetry}
      >
        {at >= 1 ? (
          <Trans>Your place is saved at {time}. The lesson below is available.</Trans>
        ) : (
          <Trans>The lesson below is available.</Trans>
        )}
      </PlayerMessage>
    )
  }
  return (
    <PlayerMessage icon={TriangleAlert} title={t`Error loading video`} onRetry={onRetry}>
      {at >= 1 ? <Trans>Your place is saved at {time}.</Trans> : <Trans>The rest of the day is open.</Trans>}
    </PlayerMessage>
  )
}
