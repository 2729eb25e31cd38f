import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { ExternalLink } from '#/ui/buttons/external-link'
import { IconButton } from '#/ui/buttons/icon-button'
import { Html } from '#/ui/html/html'
import { pictureAddress } from '#/ui/pictures/use-picture'
import { Picture } from '#/ui/pictures/picture'
import type { Banner } from '../model'
import type { BannerPlace } from '../places'
import { useBannerEvents } from '../use-banner-events'

interface BannerCardProps {
  banner: Banner
  place: BannerPlace
  learnerId: number
  onPutAway: () => void
}

/** A banner at its place: a picture where it has one, and its words; always of the same height, so that nothing jumps. */
export function BannerCard({ banner, place, learnerId, onPutAway }: BannerCardProps) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const { onPress } = useBannerEvents(box, banner, place, learnerId)
  const { title, text, url, buttonText, type } = banner
  const image = type === 'text' ? null : pictureAddress(banner.image)
  const name = title || t`News of the school`
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      data-banner={banner.id}
      className="@container relative mb-6 h-33 overflow-hidden rounded-md bg-spark-soft text-start"
    >
      <div className="flex h-full gap-4">
        {image !== null && (
          <Picture
            src={image}
            className="hidden! aspect-auto! h-full w-24 shrink-0 rounded-none! @xs:block! @sm:w-33 @xl:w-50"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 py-2 ps-4 pe-13">
          <p id={titleId} className="line-clamp-2 text-ui font-strong wrap-anywhere">
            {name}
          </p>
          {text !== '' && (
            <div className="line-clamp-2 text-small text-muted wrap-anywhere">
              <Html html={text} />
            </div>
          )}
          {url !== null && (
            <p className="mt-1 truncate text-small" onClickCapture={onPress}>
              <ExternalLink href={url}>{buttonText || t`Look`}</ExternalLink>
            </p>
          )}
        </div>
      </div>
      <IconButton
        icon={X}
        size="sm"
        label={t`Put away “${name}”`}
        onClick={onPutAway}
        className="absolute end-1.5 top-1.5"
      />
    </section>
  )
}
