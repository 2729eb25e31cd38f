import { useLingui } from '@lingui/react/macro'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../../buttons/icon-button'
import { cx } from '../../cx'
import { isShortcut } from '../../keyboard'
import { announce } from '../../page/live-region'
import { useZoom } from './use-zoom'
import { MAX_SCALE } from './zoom'

interface ZoomPictureProps {
  src: string | undefined
  alt: string
  /** To the next picture or the one before. */
  onSwipe: (step: 1 | -1) => void
}

/** A picture that fills its place, with buttons at its lower edge that enlarge it. */
export function ZoomPicture({ src, alt, onSwipe }: ZoomPictureProps) {
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const { view, isHeld, zoomIn, zoomOut, takeKey, handlers } = useZoom({ box, picture, onSwipe })
  const percent = i18n.number(view.scale, { style: 'percent' })

  const key = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event) && takeKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => key(event)
    // Before whoever takes the arrows for another picture.
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
  const first = useRef(percent)
  useEffect(() => {
    if (first.current !== percent) announce(percent)
    first.current = percent
  }, [percent])

  return (
    <>
      <div
        ref={box}
        {...handlers}
        className={cx(
          'absolute inset-0 touch-none overflow-hidden select-none',
          view.scale === 1 ? 'cursor-zoom-in' : isHeld ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <img
          ref={picture}
          src={src}
          alt={alt}
          referrerPolicy="no-referrer"
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className={cx('size-full object-contain', !isHeld && 'transition-transform duration-150')}
        />
      </div>
      <div className="absolute bottom-3 start-1/2 flex -translate-x-1/2 items-center rounded-control bg-media/72 text-on-media *:hover:bg-media">
        <IconButton
          label={t`Zoom out`}
          icon={ZoomOut}
          tooltip={false}
          unavailable={view.scale === 1}
          onClick={zoomOut}
        />
        <span className="num min-w-12 text-center text-small">{percent}</span>
        <IconButton
          label={t`Zoom in`}
          icon={ZoomIn}
          tooltip={false}
          unavailable={view.scale === MAX_SCALE}
          onClick={zoomIn}
        />
      </div>
    </>
  )
}
