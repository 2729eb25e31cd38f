import type { ReactNode } from 'react'
import { progress } from './progress'

const LINE_PX = 7

interface ProgressRingProps {
  value: number
  max?: number
  label: string
  /** Diameter, px. */
  size?: number
  /** The figure inside. */
  children?: ReactNode
}

/** A ring for a single figure. */
export function ProgressRing({ value, max = 100, label, size = 92, children }: ProgressRingProps) {
  const { share, aria } = progress(value, max, label)
  const radius = (size - LINE_PX) / 2
  const round = 2 * Math.PI * radius
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: LINE_PX }
  return (
    <div {...aria} className="relative grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle {...circle} className="stroke-line" />
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={`${share * round} ${round}`}
          className="stroke-accent transition-[stroke-dasharray] duration-600 forced-colors:stroke-[Highlight]"
          visibility={share === 0 ? 'hidden' : undefined}
        />
      </svg>
      <div className="relative text-center leading-tight">{children}</div>
    </div>
  )
}
