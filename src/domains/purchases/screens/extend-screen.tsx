import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { serverNow } from '#/api/clock'
import { accountQueries } from '#/domains/account/queries'
import { SaleContact } from '#/domains/site-config/sale-contact'
import { AutoAppeal } from '#/domains/support/auto-appeal'
import { endOf } from '#/domains/study/streams/stream-state'
import { useCourseName, useStream } from '#/domains/study/streams/use-streams'
import { knownZone } from '#/lib/dates'
import { formatDate } from '#/lib/format-date'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { PurchaseForm } from '../components/purchase-form'
import { purchaseQueries } from '../queries'

interface ExtendScreenProps {
  streamId: number
  /** The service to begin with. */
  service: number | undefined
  /** Begins with consultations, where no service is named. */
  isForConsultations: boolean
}

/** What can be bought for a course, and the way to its payment. */
export function ExtendScreen({ streamId, service, isForConsultations }: ExtendScreenProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { stream } = useStream(streamId)
  const course = useCourseName()(stream)
  const { data: options } = useSuspenseQuery(purchaseQueries.options(streamId))
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const end = endOf(stream)
  const day = end && formatDate(end, 'day', i18n.locale, knownZone(user.timezone))
  const kind = isForConsultations ? 'expert_additional_question' : 'course_subscription'
  const first =
    options.find(({ service: { id } }) => id === service) ?? options.find((one) => one.typeCode === kind) ?? options[0]
  return (
    <Page
      title={t`More of “${course}”`}
      crumbs={[
        { label: t`My courses`, link: linkOptions({ to: '/courses' }) },
        { label: course, link: linkOptions({ to: '/course/$streamId/calendar', params: { streamId } }) },
        { label: t`More of the course` },
      ]}
    >
      {day !== null && (
        <p className="-mt-3 mb-8 text-lead text-muted">
          {end && end.getTime() > serverNow() ? t`It lasts until ${day}.` : t`It ended on ${day}.`}
        </p>
      )}
      {first ? (
        <PurchaseForm
          key={service}
          {...{ options, user, first }}
          onFree={() => navigate({ to: '/course/$streamId/calendar', params: { streamId } })}
        />
      ) : (
        <EmptyState
          title={t`Nothing can be bought for this course now`}
          action={
            <span className="flex flex-wrap items-start gap-3">
              <AutoAppeal kind={isForConsultations ? 'renew-consultation' : 'renew-course'} {...{ streamId, course }} />
              <LinkButton kind="text" {...modalTarget('support', { about: course })}>{t`Write to support`}</LinkButton>
            </span>
          }
        >
          {t`The school can tell you what is possible.`}
        </EmptyState>
      )}
      <SaleContact className="mt-8 text-small text-muted" />
    </Page>
  )
}
