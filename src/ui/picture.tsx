import { useState } from 'react'
import { cx } from './cx'
import { pictureAddress } from './picture-address'
import { RATIOS } from './picture-ratio'

interface PictureProps {
  src: string | null | undefined
  /** 4:3 in lists, 16:10 for lead pictures, 1:1 for thumbnails. */
  ratio?: keyof typeof RATIOS
  /** For the first picture of a view. */
  eager?: boolean
  /** Grows a little when the surrounding link (class `group`) is hovered. */
  zoom?: boolean
  /** A name given on both of two screens that show it: it moves from one to the other. */
  shared?: string
  className?: string
}

/** A cropped picture; its name stands beside it, and where it fails to load its background stays. */
export function Picture({ src, ratio = '4:3', eager = false, zoom = false, shared, className }: PictureProps) {
  const address = pictureAddress(src)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      data-shared={shared}
      className={cx('relative block overflow-hidden rounded-md bg-fill', RATIOS[ratio], className)}
    >
      {address !== null && address !== broken && (
        <img
          src={address}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          className={cx(
            'absolute inset-0 size-full object-cover',
            zoom && 'transition-[scale] duration-600 group-hover:scale-[1.025] motion-reduce:scale-none',
          )}
        />
      )}
    </span>
  )
}
