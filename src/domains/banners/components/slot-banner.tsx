import { useEffect, useEffectEvent } from 'react'
import { usePreload } from '#/ui/late/part'
import type { BannerFacts } from '../banner-rule'
import type { BannerPlace } from '../places'
import { VideoBanner } from '../video-banners'
import { keepRoom } from '../rooms'
import { useBannerAt } from '../use-banner-at'
import { useBannerFacts } from '../use-banner-facts'
import { BannerCard } from './banner-card'

interface SlotBannerProps {
  place: BannerPlace
  /** Whether it may take room that was not kept for it. */
  mayGrow: boolean
  onPutAway: () => void
}

/** The banner of a place, if there is one for the learner. */
export function SlotBanner(props: SlotBannerProps) {
  const facts = useBannerFacts()
  usePreload(VideoBanner)
  return facts && <KnownSlot {...props} facts={facts} />
}

function KnownSlot({
  place,
  mayGrow,
  onPutAway,
  facts,
}: SlotBannerProps & { facts: BannerFacts & { learnerId: number } }) {
  const shown = useBannerAt(place, facts)
  const { learnerId } = facts
  const isTaken = shown === undefined ? undefined : shown !== null
  const remember = useEffectEvent((taken: boolean) => keepRoom(learnerId, place, taken))
  useEffect(() => {
    if (isTaken !== undefined) remember(isTaken)
  }, [isTaken])
  if (!shown || !mayGrow) return null
  return (
    <BannerCard
      key={shown.banner.id}
      banner={shown.banner}
      place={place}
      learnerId={learnerId}
      onPutAway={() => {
        shown.putAway()
        onPutAway()
      }}
    />
  )
}
