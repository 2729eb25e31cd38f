import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { handFocusOn } from '#/ui/hand-focus-on'
import { announce } from '#/ui/page/announce'
import { clockText } from '#/lib/clock-text'

/** Says where the video was resumed, and lets it start over. */
export function ResumeNote({ at, onStartOver }: { at: number | null; onStartOver: () => void }) {
  const { t } = useLingui()
  const time = at === null ? null : clockText(at)
  const said = time === null ? null : t`Resumed at ${time}`

  // Not a live region of its own: one that is inserted together with its words is not read everywhere.
  useEffect(() => {
    if (said !== null) announce(said)
  }, [said])

  if (said === null) return null
  return (
    <p className="flex min-h-9 items-center gap-3 rounded-sm bg-media/72 px-3 text-caption text-on-media">
      <span>{said}</span>
      <button
        ref={handFocusOn}
        type="button"
        onClick={onStartOver}
        className="relative min-h-9 font-strong underline underline-offset-[0.2em] after:absolute after:-inset-x-3 after:-inset-y-1.5 focus-visible:outline-on-media"
      >
        <Trans>Start over</Trans>
      </button>
    </p>
  )
}
