import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockText } from '#/lib/clock-text'
import { PlayerMessage } from './player-message'

export type Trouble = 'unconverted' | 'offline' | 'failed'

interface PlayerTroubleProps {
  trouble: Trouble | null
  /** The remembered position, in seconds. */
  at: number
  poster: string | null
  /** What the picture would have over it. */
  overlay: ReactNode
  onRetry: () => void
}

/** Says why there is no picture. */
export function PlayerTrouble({ trouble, poster, ...rest }: PlayerTroubleProps) {
  if (!trouble) return null
  return (
    <>
      {poster && <img src={poster} alt="" className="absolute inset-0 size-full object-cover" />}
      <Words trouble={trouble} {...rest} />
    </>
  )
}

type WordsProps = Omit<PlayerTroubleProps, 'trouble' | 'poster'> & { trouble: Trouble }

function Words({ trouble, at, ...rest }: WordsProps) {
  const { t } = useLingui()
  const time = clockText(at)
  if (trouble === 'unconverted') {
    return (
      <PlayerMessage icon={Hourglass} title={t`The video hasn't been converted yet`} {...rest}>
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
        {...rest}
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
    <PlayerMessage icon={TriangleAlert} title={t`Error loading video`} {...rest}>
      {at >= 1 ? <Trans>Your place is saved at {time}.</Trans> : <Trans>The rest of the day is open.</Trans>}
    </PlayerMessage>
  )
}
