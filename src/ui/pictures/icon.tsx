import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  /** Px: 16 in dense text, 20 by default, 22 in the bottom bar, 24 in the player. */
  size?: 14 | 15 | 16 | 18 | 20 | 22 | 24
  stroke?: 1.5 | 1.75 | 2.25
  className?: string
}

/** A Lucide outline; always beside a visible name or inside a named control, so it is never read aloud. */
export function Icon({ of: Glyph, size = 20, stroke = 1.5, className = '' }: IconProps) {
  return <Glyph aria-hidden size={size} strokeWidth={stroke} className={`shrink-0 ${className}`} />
}
