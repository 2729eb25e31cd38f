import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
import { useBrand } from '#/domains/site-config/use-brand'
import { cx } from '#/ui/cx'
import { part, usePreload } from '#/ui/late/part'
import { BANNERS_KEY } from './banners-key'
import type { BannerPlace } from './places'
import { isRoomKept } from './rooms'

const SlotBanner = part(() => import('./components/slot-banner'), 'SlotBanner', { missing: 'silent' })

type BannerSlotProps = BannerPlace & {
  /** Nothing below it would move: a banner that comes late may take its room. Elsewhere it is drawn only where room was kept. */
  isLast?: boolean
  /** Takes its room, and shows later. */
  isHidden?: boolean
  className?: string
}

/** A place for a banner of the school; nothing at all where the brand has none. */
export function BannerSlot(props: BannerSlotProps) {
  return useBrand().isBannerEnable ? <Slot {...props} /> : null
}

function Slot({ isLast = false, isHidden = false, className, ...place }: BannerSlotProps) {
  const client = useQueryClient()
  usePreload(SlotBanner)
  const code = SlotBanner.useCode({ isDue: false })
  const [isKnown] = useState(() => code !== null && client.getQueryData(BANNERS_KEY) !== undefined)
  const [isKept, keep] = useState(() => {
    const learnerId = client.getQueryData<User>(USER_KEY)?.id
    return !isLast && !isKnown && learnerId !== undefined && isRoomKept(learnerId, place)
  })
  return (
    <div className={cx(isKept ? 'h-39' : 'empty:hidden', isHidden && 'invisible', className)}>
      {code && <code.SlotBanner place={place} mayGrow={isLast || isKnown || isKept} onPutAway={() => keep(false)} />}
    </div>
  )
}
