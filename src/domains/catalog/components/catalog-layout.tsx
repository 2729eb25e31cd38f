import { useLingui } from '@lingui/react/macro'

/** The catalog's line: what it is, and what it asks. */
export function CatalogTitle() {
  const { t } = useLingui()
  return (
    <span className="block max-w-[18em] max-tablet:greeting-size">
      {t`Catalog.`} <span className="text-muted">{t`What would you like to learn next?`}</span>
    </span>
  )
}

/** The grid of its positions. */
export const POSITIONS =
  'grid gap-x-7 gap-y-9 min-[560px]:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-11'
