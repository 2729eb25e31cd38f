import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { LinkButton } from '#/ui/buttons/link-button'
import { cx } from '#/ui/cx'
import { OfferRow } from './components/offer-row'
import type { OfferPlace } from './model'
import { catalogQueries } from './queries'

interface CourseOffersProps {
  courseId: number
  place: OfferPlace
  className?: string | undefined
}

/** What the school offers at one place of a course; nothing until it is known, and where that fails. */
export function CourseOffers({ courseId, place, className }: CourseOffersProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { offerType } = useBrand()
  const { data: offers = [] } = useQuery(catalogQueries.offers(courseId))
  const shown = offers.flatMap((offer) =>
    offer.service && offer.courseOfferRelationTypeId === offerType[place] ? [{ offer, service: offer.service }] : [],
  )
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={cx('border-y border-line', className)}>
      <h2 id={titleId} className="type-h4 pt-5">{t`The school offers`}</h2>
      <ul>
        {shown.map(({ offer, service }) => (
          <OfferRow
            key={offer.id}
            sold={{ offer, service, childs: [] }}
            name={t`Course`}
            end={
              <LinkButton
                to="/new-course/$courseId"
                params={{ courseId: service.courseId ?? courseId }}
                search={{ service: service.id }}
                size="sm"
              >
                {t`Have a look`}
                <span className="sr-only"> {offer.title || service.title}</span>
              </LinkButton>
            }
          />
        ))}
      </ul>
    </section>
  )
}
