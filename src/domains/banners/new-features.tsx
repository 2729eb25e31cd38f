import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { Rows } from '#/ui/page/rows'
import { hasContent, isFor } from './banner-rule'
import { BannerRow } from './components/banner-row'
import { bannerQueries } from './queries'
import { useBannerFacts } from './use-banner-facts'

/** How many home names; the rest is one press away. */
const SHOWN = 3

/** What the app has learned to do lately; nothing where there is nothing, or it did not load. */
export function NewFeatures() {
  const { t } = useLingui()
  const titleId = useId()
  const facts = useBannerFacts()
  const { data = [] } = useQuery({ ...bannerQueries.newFeatures(), enabled: facts !== null, retryOnMount: false })
  const features = facts ? data.filter((one) => hasContent(one) && isFor(one, facts)) : []
  if (features.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-14 tablet:mt-18">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="type-h2">
          {t`New here`}
        </h2>
        <ArrowLink to="/banners">{t`Everything new`}</ArrowLink>
      </div>
      <Rows>
        {features.slice(0, SHOWN).map((one) => (
          <BannerRow key={one.id} banner={one} />
        ))}
      </Rows>
    </section>
  )
}
