import type { ReactNode } from 'react'
import { cx } from '../cx'
import { RATIOS, usePicture } from './use-picture'

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
  /** It did not load. */
  onError?: () => void
  className?: string
  /** A mark on it. */
  children?: ReactNode
}

/** A cropped picture; its name stands beside it, and where it fails to load its background stays. */
export function Picture({
  src,
  ratio = '4:3',
  eager = false,
  zoom = false,
  shared,
  onError,
  className,
  children,
}: PictureProps) {
  const [address, fail] = usePicture(src, onError)
  return (
    <span
      data-shared={shared}
      className={cx('relative block overflow-hidden rounded-md bg-fill', RATIOS[ratio], className)}
    >
      {address !== null && (
        <img
          src={address}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          referrerPolicy="no-referrer"
          onError={fail}
          className={cx(
            'absolute inset-0 size-full object-cover',
            zoom && 'transition-[scale] duration-600 group-hover:scale-[1.025] motion-reduce:scale-none',
          )}
        />
      )}
      {children}
    </span>
  )
}
