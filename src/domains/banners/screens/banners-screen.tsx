import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Button } from '#/ui/buttons/button'
import { ExternalLink } from '#/ui/buttons/external-link'
import { Html } from '#/ui/html/html'
import { Page } from '#/ui/page/page'
import { Rows } from '#/ui/page/rows'
import { Picture } from '#/ui/pictures/picture'
import { EmptyState } from '#/ui/states/empty-state'
import { type BannerFacts, hasContent, isFor } from '../banner-rule'
import { BannerRow } from '../components/banner-row'
import type { Banner } from '../model'
import { bannerQueries } from '../queries'
import { useBannerFacts } from '../use-banner-facts'
import { useDismissed } from '../use-dismissed'

/** Everything that is new for the learner: the features of the app, and the school's news, also what was put away. */
export function BannersScreen() {
  const { t } = useLingui()
  const facts = useBannerFacts()
  const title = t`What’s new`
  return (
    <Page title={title} crumbs={[{ label: t`Home`, link: linkOptions({ to: '/home' }) }, { label: title }]}>
      {facts && <News facts={facts} />}
    </Page>
  )
}

function News({ facts }: { facts: BannerFacts & { learnerId: number } }) {
  const { t } = useLingui()
  const { data: features } = useSuspenseQuery(bannerQueries.newFeatures())
  const { data: banners } = useSuspenseQuery(bannerQueries.all())
  const { isAway, put } = useDismissed(facts.learnerId)
  const isShown = (one: Banner) => hasContent(one) && isFor(one, facts)
  const [lead, ...others] = [
    ...features.filter(isShown).map((banner) => ({ banner, isFeature: true })),
    ...banners.filter(isShown).map((banner) => ({ banner, isFeature: false })),
  ]
  if (!lead) return <EmptyState title={t`Nothing new`}>{t`News of the school and of the app appear here.`}</EmptyState>
  const wayBack = (banner: Banner, isFeature: boolean) =>
    !isFeature &&
    isAway(banner) && (
      <Button size="sm" kind="text" onClick={() => put(banner, false)}>
        {t`Show it again`}
      </Button>
    )
  return (
    <>
      <Lead banner={lead.banner} isFeature={lead.isFeature} />
      {wayBack(lead.banner, lead.isFeature)}
      {others.length > 0 && (
        <Rows className="mt-10">
          {others.map(({ banner, isFeature }) => (
            <BannerRow key={`${isFeature} ${banner.id}`} banner={banner} end={wayBack(banner, isFeature)} />
          ))}
        </Rows>
      )}
    </>
  )
}

/** The first of all, with its picture. */
function Lead({ banner, isFeature }: { banner: Banner; isFeature: boolean }) {
  const { t } = useLingui()
  const { title, text, url, image, buttonText } = banner
  return (
    <section aria-labelledby="lead" className="grid items-center gap-x-11 gap-y-5 wide:grid-cols-[11fr_9fr]">
      {image !== null && <Picture src={image} ratio="16:10" eager />}
      <div className="min-w-0">
        {isFeature && <p className="mb-1 text-small text-muted">{t`New feature`}</p>}
        <h2 id="lead" className="type-h2">
          {title || t`News of the school`}
        </h2>
        {text !== '' && (
          <div className="mt-2 text-ui text-muted">
            <Html html={text} />
          </div>
        )}
        {url !== null && (
          <p className="mt-3 text-ui font-strong">
            <ExternalLink href={url}>{buttonText || t`Look`}</ExternalLink>
          </p>
        )}
      </div>
    </section>
  )
}
