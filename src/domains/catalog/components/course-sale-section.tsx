import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { SaleContact } from '#/domains/site-config/sale-contact'
import type { Service, Stream } from '#/domains/study/model'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { type Sold, soldAt } from '../course-sale'
import { catalogQueries } from '../queries'
import { OfferRow } from './offer-row'

/** What an order needs of something that is sold. */
interface Option {
  streamId: number
  title: string
  service: Service
}

/** The form of a purchase. Of another domain: the route brings it. */
export type Purchase = ComponentType<{ courseId: number; options: readonly Option[]; first: Option }>

interface CourseSaleProps {
  courseId: number
  /** Of the course. */
  name: string
  streams: readonly Stream[]
  /** The service that led here. */
  chosen: number | undefined
  purchase: Purchase
}

/** What of a course can be bought, and buying it. */
export function CourseSale({ courseId, name, streams, chosen, purchase }: CourseSaleProps) {
  const { t } = useLingui()
  const { offerType } = useBrand()
  const offers = useQuery(catalogQueries.offers(courseId))
  const services = useQuery(catalogQueries.services())
  // A refetch that failed leaves what was there, and what was typed below it.
  const failed = [offers, services].find(({ data, error }) => error && !data)
  return (
    <MarginSection title={t`What you can get`}>
      {failed ? (
        <ErrorBlock
          error={failed.error}
          title={t`What can be bought didn’t load`}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
          as="h3"
        />
      ) : offers.data && services.data ? (
        <Wares
          courseId={courseId}
          name={name}
          sold={soldAt({
            courseId,
            offers: offers.data,
            services: services.data,
            streams,
            pageType: offerType.default,
            chosen,
          })}
          chosen={chosen}
          purchase={purchase}
        />
      ) : (
        <SkeletonScreen label={t`Loading what can be bought`}>
          <Skeleton className="h-24 w-160 max-w-full" />
          <Skeleton className="mt-6 h-14 w-80 max-w-full" />
        </SkeletonScreen>
      )}
    </MarginSection>
  )
}

interface WaresProps extends Pick<CourseSaleProps, 'courseId' | 'name' | 'chosen' | 'purchase'> {
  sold: readonly Sold[]
}

function Wares({ courseId, name, sold, chosen, purchase: Purchase }: WaresProps) {
  const { t } = useLingui()
  const options = sold.flatMap(({ service, offer, streamId }) =>
    streamId === null ? [] : [{ streamId, title: offer?.title || service.title || name, service }],
  )
  const first = options.find(({ service }) => service.id === chosen) ?? options[0]
  return (
    <>
      {sold.length > 0 && (
        <ul className="mb-9 border-b border-line *:border-t *:border-line">
          {sold.map((one) => (
            <OfferRow key={one.service.id} sold={one} name={name} />
          ))}
        </ul>
      )}
      {first ? (
        <Suspense fallback={<Skeleton className="h-90 w-160 max-w-full" />}>
          <Purchase key={first.service.id} {...{ courseId, options, first }} />
        </Suspense>
      ) : (
        <div>
          <p className="mb-4 max-w-[58ch] text-muted">
            {sold.length > 0
              ? t`This cannot be ordered in the app yet: it goes with a course that you have. The school will arrange it for you.`
              : t`Nothing of this course is sold here now. The school can tell you what is possible.`}
          </p>
          <LinkButton {...modalTarget('support', { about: name })}>{t`Write to support`}</LinkButton>
        </div>
      )}
      <SaleContact className="mt-8 text-small text-muted" />
    </>
  )
}
