import { useLingui } from '@lingui/react/macro'

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
