import { useEffect, useRef, useState } from 'react'
import type { ThemeName } from '../../../src/brand/theme/tokens.ts'
import type { addressesOf } from './screens.ts'

/** A window that the screens are shown in, in px; `share` is its part of the row. */
const WINDOWS = {
  desktop: { width: 1280, height: 832, share: 'flex-[2.6_1_0]' },
  phone: { width: 390, height: 844, share: 'flex-[1_1_0]' },
} as const
export type WindowName = keyof typeof WINDOWS

export interface FramesProps {
  addresses: ReturnType<typeof addressesOf>
  windows: readonly WindowName[]
  themes: readonly ThemeName[]
  /** Custom properties of the draft, put over those that the screens have loaded. */
  css: string
}

/** One screen in several windows. The first makes their common mock world, the others wait until it is there. */
export function Frames({ addresses, windows, themes, css }: FramesProps) {
  const [isMade, setMade] = useState(false)
  const shown = themes.flatMap((theme) => windows.map((name) => ({ theme, name })))
  return (
    <div className="flex flex-col gap-6">
      {themes.map((theme) => (
        <div key={theme} className="flex items-start gap-6">
          {windows.map((name) => {
            const isFirst = shown[0]?.theme === theme && shown[0].name === name
            const address = isFirst ? addresses.first : isMade ? addresses.plain : null
            return (
              <Frame key={name} name={name} theme={theme} address={address} css={css} onMade={() => setMade(true)} />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface FrameProps {
  name: WindowName
  theme: ThemeName
  /** Null: the world is not there yet. */
  address: string | null
  css: string
  onMade: () => void
}

const STYLE_ID = 'workbench-draft'
/** Phones have no scroll bars, and a small picture of a desktop has no room for one. */
const NO_BARS = 'html{scrollbar-gutter:auto;scrollbar-width:none}'

/** Puts the draft's colours and the wanted theme over a loaded screen; the learner's own choice of a theme does not count here. */
function dress(page: Document, theme: ThemeName, css: string) {
  const style = page.getElementById(STYLE_ID) ?? page.createElement('style')
  style.id = STYLE_ID
  if (style.textContent !== css + NO_BARS) style.textContent = css + NO_BARS
  if (!style.isConnected) page.head.append(style)
  if (page.documentElement.dataset['theme'] !== theme) page.documentElement.dataset['theme'] = theme
}

/** How often a frame is looked at: pages are replaced while the mock world is made. */
const LOOK_MS = 250

function Frame({ name, theme, address, css, onMade }: FrameProps) {
  const { width, height, share } = WINDOWS[name]
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0.5)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? width) / width))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [width])

  useEffect(() => {
    const look = () => {
      const page = frame.current?.contentDocument
      if (!page?.head || page.location.protocol === 'about:') return
      dress(page, theme, css)
      // The world is there once its controls are.
      if (page.readyState === 'complete' && page.defaultView && 'mockWorld' in page.defaultView) onMade()
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [theme, css, onMade])

  return (
    <figure className={`m-0 min-w-0 ${share}`}>
      <figcaption className="mb-2 text-caption text-muted">
        {name === 'phone' ? 'Phone' : 'Desktop'}, {theme}
      </figcaption>
      <div
        ref={box}
        className="relative overflow-hidden rounded-lg border border-line bg-fill shadow-(--elev-2)"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {address !== null && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own app, of our own origin, and has to be reached
          <iframe
            ref={frame}
            title={`${name}, ${theme}`}
            src={address}
            className="absolute start-0 top-0 origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  )
}
