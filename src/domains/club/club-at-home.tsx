import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Heart, Star } from 'lucide-react'
import { useId } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { useBrand } from '#/domains/site-config/use-brand'
import { dateText } from '#/domains/study/texts'
import { useIdle } from '#/platform/use-idle'
import { LinkButton } from '#/ui/buttons/link-button'
import { Html } from '#/ui/html/html'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import type { Article } from './model'
import { clubQueries } from './queries'
import { useClub } from './use-club'

/** How many articles home shows. */
const SHOWN = 6

/** The club at the end of home, once the first view is drawn: its card, and what is new in the learner's communities. */
export function ClubAtHome() {
  const { t } = useLingui()
  const titleId = useId()
  const { clubInApp, communityUrlApi } = useBrand()
  const isIdle = useIdle()
  const { shown } = useClub({ isDue: isIdle })
  const uniqs = shown.flatMap(({ community, type }) => (type === 'owned' ? [community.uniq] : []))
  const { data: articles = [] } = useQuery({
    ...clubQueries.articles(communityUrlApi, uniqs),
    enabled: isIdle && communityUrlApi !== null && uniqs.length > 0,
  })
  if (shown.length === 0 || (!clubInApp && articles.length === 0)) return null
  return (
    <section aria-labelledby={titleId} className="mt-14 tablet:mt-18">
      <h2 id={titleId} className="type-h2 wrap-anywhere">
        {clubInApp?.title || t`Community`}
      </h2>
      {clubInApp && <ClubCard {...clubInApp} />}
      {articles.length > 0 && (
        <ul
          aria-label={t`New in your communities`}
          className="mt-7 grid gap-x-7 gap-y-9 min-[560px]:grid-cols-[repeat(auto-fill,minmax(240px,1fr))] desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-11"
        >
          {articles.slice(0, SHOWN).map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      )}
    </section>
  )
}

type ClubInApp = NonNullable<ReturnType<typeof useBrand>['clubInApp']>

function ClubCard({ description, image, showButtonGoTo }: ClubInApp) {
  const { t } = useLingui()
  return (
    <div className="mt-4 flex flex-col gap-x-8 gap-y-5 tablet:flex-row tablet:items-center">
      {image !== null && <Picture src={image} className="w-full tablet:w-60 tablet:shrink-0" />}
      <div className="min-w-0 max-w-[58ch]">
        {description !== '' && <Html html={description} />}
        {showButtonGoTo && (
          <LinkButton {...modalTarget('communities')} className="mt-4">
            {t`Go to the club`}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** An article, in a new tab: its preview, labels, views, and whether the learner has marked it there. */
function ArticleCard({ article }: { article: Article }) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { url, title, preview, labels, countViews, liked, isFavourite, publishedAt, createdAt } = article
  const date = publishedAt ?? createdAt
  const facts = [
    date && dateText(date, time),
    countViews > 0 && t`${plural(countViews, { one: '# view', other: '# views' })}`,
  ].filter(Boolean)
  return (
    <li className="min-w-0 wrap-anywhere">
      <a href={url} target="_blank" rel="noopener noreferrer" className="group flex flex-col gap-1 no-underline">
        <Picture src={preview} className="mb-2.5 aspect-[370/210]!" zoom />
        <h3 className="type-h4 font-strong">{title || t`Article`}</h3>
        {labels.length > 0 && <span className="text-small text-muted">{labels.join(', ')}</span>}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
          <span className="num">{facts.join(', ')}</span>
          {liked && (
            <span className="inline-flex items-center gap-1">
              <Icon of={Heart} size={16} />
              {t`Liked`}
            </span>
          )}
          {isFavourite && (
            <span className="inline-flex items-center gap-1">
              <Icon of={Star} size={16} />
              {t`Favourite`}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
