import { Trans } from '@lingui/react/macro'
import { handFocusOn } from '#/ui/hand-focus-on'
import { clockText } from '../clock-text'

/** Says where the video was resumed, and lets it start over. */
export function ResumeNote({ at, onStartOver }: { at: number | null; onStartOver: () => void }) {
  if (at === null) return null
  const time = clockText(at)
  return (
    <p role="status" className="flex min-h-9 items-center gap-3 rounded-sm bg-media/72 px-3 text-caption text-on-media">
      <span>
        <Trans>Resumed at {time}</Trans>
      </span>
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
