import { UserRound } from 'lucide-react'
import { cx } from '../cx'
import { Icon } from './icon'
import { initials } from './initials'
import { usePicture } from './use-picture'

/** Fixed sizes, like the circle around the letters; the full name beside it grows with the text size. */
const LETTERS = { 28: 'text-[11px]', 36: 'text-[13px]', 48: 'text-[15px]', 88: 'text-[24px]' }

interface AvatarProps {
  name: string
  src?: string | null | undefined
  size?: 28 | 36 | 48 | 88
  /** The photo did not load. */
  onError?: (() => void) | undefined
}

/** A person's photo, or the initials where there is none; the name stands beside it. */
export function Avatar({ name, src, size = 36, onError }: AvatarProps) {
  const [address, fail] = usePicture(src, onError)
  const letters = initials(name)
  return (
    <span
      style={{ width: size, height: size }}
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-bold tracking-[0] text-accent-text forced-colors:border',
        LETTERS[size],
      )}
    >
      {address !== null ? (
        <img
          src={address}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={fail}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden>{letters === '' ? <Icon of={UserRound} size={size > 40 ? 24 : 16} /> : letters}</span>
      )}
    </span>
  )
}
