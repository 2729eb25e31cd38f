import { useLingui } from '@lingui/react/macro'

/** Shown over the still view when the app's code does not arrive; the boot script shows it and listens to its button. */
export function StillFailure() {
  const { t } = useLingui()
  return (
    <p
      role="alert"
      className="fixed inset-x-0 top-0 z-toast flex flex-wrap items-center justify-center gap-x-6 bg-inverse px-5 py-2 text-ui text-on-inverse"
    >
      {t`The page could not be loaded. Check your connection.`}
      <button type="button" data-reload className="min-h-11 font-strong text-inverse-accent">
        {t`Try again`}
      </button>
    </p>
  )
}
