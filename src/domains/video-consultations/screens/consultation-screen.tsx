import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, notFound } from '@tanstack/react-router'
import { accountQueries } from '#/domains/account/queries'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { LinkButton } from '#/ui/buttons/link-button'
import { TextLink } from '#/ui/buttons/text-link'
import { cx } from '#/ui/cx'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { Picture } from '#/ui/pictures/picture'
import { BookedActions } from '../components/booked-actions'
import { BookingForm } from '../components/booking-form'
import { ConsultationLength, ConsultationState } from '../components/consultation-facts'
import { endOf } from '../consultation-state'
import type { VideoConsultation } from '../model'
import { videoConsultationQueries } from '../queries'
import { useConsultationTexts } from '../use-consultation-texts'

/** One video consultation: its booking, or how it stands. */
export function ConsultationScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const { data: all } = useSuspenseQuery(videoConsultationQueries.list())
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { titleOf } = useConsultationTexts()
  const one = all.find((own) => own.id === id)
  if (!one) throw notFound()
  const title = titleOf(one)
  const isOpen = one.status === 'available'
  return (
    <Page
      title={title}
      head={isOpen ? t`Book a consultation` : t`Video consultation`}
      crumbs={[
        { label: t`Video consultations`, link: linkOptions({ to: '/videoconsultations' }) },
        { label: isOpen ? t`Book a consultation` : title },
      ]}
    >
      <div className={cx(isOpen && 'grid gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,420px)] wide:gap-16')}>
        <div>
          <div className="flex items-center gap-5">
            <Picture src={one.course?.image} eager ratio="1:1" className="w-20 tablet:w-28" />
            <div className="min-w-0">
              <ConsultationState one={one} />
              <p className="mt-2 text-ui text-muted">
                <ConsultationLength one={one} />
              </p>
            </div>
          </div>
          {!isOpen && <Standing one={one} />}
        </div>
        {isOpen && <BookingForm key={id} one={one} user={user} />}
      </div>
    </Page>
  )
}

/** A consultation that was booked. */
function Standing({ one }: { one: VideoConsultation }) {
  const { t } = useLingui()
  const { whenOf, titleOf } = useConsultationTexts()
  const { now } = useLearnerTime()
  const title = titleOf(one)
  const end = endOf(one)
  const isOver = end !== null && end <= now
  return (
    <div className="mt-8">
      <MarginSection title={t`When`}>
        <p className="num type-h2">{one.start ? whenOf(one.start) : t`The school has not told the time yet.`}</p>
        {one.status === 'waiting' && !isOver && <BookedActions one={one} />}
        {one.status === 'waiting' && isOver && (
          <p className="mt-3 max-w-[58ch] text-ui text-muted">
            <Trans>
              Its time is over. If it did not take place,{' '}
              <TextLink {...modalTarget('support')}>write to support</TextLink>.
            </Trans>
          </p>
        )}
        {one.status === 'cancelled' && (
          <>
            <p className="mt-3 max-w-[58ch] text-ui text-muted">{t`It does not take place. Support tells you whether another time is possible.`}</p>
            <LinkButton {...modalTarget('support', { appointment: title })} className="mt-5">
              {t`Write to support`}
            </LinkButton>
          </>
        )}
      </MarginSection>
      {one.note !== '' && (
        <MarginSection title={t`What you wanted to talk about`}>
          <p className="max-w-[62ch] whitespace-pre-line wrap-anywhere text-ui">{one.note}</p>
        </MarginSection>
      )}
      {one.phone && (
        <MarginSection title={t`Phone`}>
          <p className="num text-ui">{one.phone}</p>
        </MarginSection>
      )}
    </div>
  )
}
