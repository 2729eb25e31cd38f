import { useLingui } from '@lingui/react/macro'

/** Stands alone in the app for phones where the system's browser is too old for it; `outdated.ts` shows it. */
export function StillOutdated() {
  const { t } = useLingui()
  return (
    <main className="px-5 pt-8">
      <h1 className="type-h1">{t`This phone’s system is too old for the app.`}</h1>
      <p className="mt-4">{t`Update Android System WebView in your store, or the system itself. Then open the app again.`}</p>
    </main>
  )
}
