import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import { cx } from '#/ui/cx'
import { handFocusOn } from '#/ui/keyboard'
import { Icon } from '#/ui/pictures/icon'
import { skip, togglePlay } from './controls/commands'

interface StartButtonProps {
  /** More stands over the picture than a small phone has room for: there the bar's button has to do. */
  isCrowded: boolean
  onClick: () => void
}

/** The large button in the middle of a video that has not been played yet. */
export function StartButton({ isCrowded, onClick }: StartButtonProps) {
  const { t } = useLingui()
  return (
    <button
      ref={handFocusOn}
      type="button"
      aria-label={t`Play`}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 left-1/2 grid max-tablet:z-1 size-14 -translate-1/2 place-items-center rounded-full bg-media/72 hover:bg-media/86 focus-visible:outline-on-media tablet:size-16',
        isCrowded && 'max-[480px]:hidden',
      )}
    >
      <Icon of={Play} size={24} className="translate-x-px fill-current" />
    </button>
  )
}

/** Shows over the frame whether the video waits for data. Always present, since a live region that is inserted together with its words is not read everywhere. */
export function BufferingRing({ isBuffering }: { isBuffering: boolean }) {
  const { t } = useLingui()
  return (
    <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
      {isBuffering && (
        <>
          <span className="size-12 animate-ring rounded-full border-3 border-on-media/30 border-t-on-media motion-reduce:hidden" />
          <span className="sr-only motion-reduce:not-sr-only motion-reduce:rounded-sm motion-reduce:bg-media/80 motion-reduce:px-3 motion-reduce:py-1">
            {t`Loading`}
          </span>
        </>
      )}
    </div>
  )
}

const DOUBLE_MS = 300

interface GestureLayerProps {
  video: HTMLVideoElement
  onDoubleClick: () => void
}

/**
 * Makes the picture itself a target: a click plays and pauses; a tap only shows the bar, and a double tap on a side skips.
 * Everything here has a button or a key as well.
 */
export function GestureLayer({ video, onDoubleClick }: GestureLayerProps) {
  const last = useRef(0)
  const isMouse = useRef(true)
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    isMouse.current = event.pointerType === 'mouse'
    if (isMouse.current) {
      if (event.button === 0) togglePlay(video)
      return
    }
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = (event.clientX - left) / width
    const isDouble = event.timeStamp - last.current < DOUBLE_MS
    last.current = isDouble ? 0 : event.timeStamp
    if (isDouble && place < 0.4) skip(video, -10)
    else if (isDouble && place > 0.6) skip(video, 10)
  }
  return (
    <div
      aria-hidden
      className="absolute inset-0 touch-manipulation"
      onPointerUp={onPointerUp}
      // A double tap is reported as a double click, too.
      onDoubleClick={() => isMouse.current && onDoubleClick()}
    />
  )
}
