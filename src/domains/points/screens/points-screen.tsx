import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { BookOpenCheck, ClipboardCheck } from 'lucide-react'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { ROW, Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { ProgressBar } from '#/ui/states/progress'
import { LatestEntries } from '../components/latest-entries'
import { pointQueries } from '../queries'
import { missingPoints, SPEND_FROM } from '../threshold'

/** The balance of points, what they are for, how they are earned, and the newest entries. */
export function PointsScreen() {
  const { t, i18n } = useLingui()
  const { data: balance } = useSuspenseQuery(pointQueries.amount())
  const missing = missingPoints(balance)
  const share = Math.max(0, Math.min(balance, SPEND_FROM))
  const ways = [
    {
      icon: BookOpenCheck,
      title: t`A finished day`,
      detail: t`Each day says how many points it earns. It earns them once.`,
    },
    {
      icon: ClipboardCheck,
      title: t`Approved homework`,
      detail: t`The points come with your expert’s answer.`,
    },
  ]
  return (
    <Page
      title={t`Points`}
      titleLook="hidden"
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Points` }]}
    >
      <div className="grid gap-x-12 gap-y-9 pb-10 tablet:pb-14 wide:grid-cols-[minmax(0,1fr)_400px] wide:items-center">
        <div>
          <p className="text-small text-muted">{t`Your balance`}</p>
          <p className="font-display text-[calc(clamp(3.5rem,12vw,7.5rem)*var(--display-scale))] leading-[1.1] font-(--display-weight) tracking-[-0.02em] wrap-anywhere">
            {balance.toLocaleString(i18n.locale)}
          </p>
          <p className="mt-1 max-w-[42ch] text-lead text-muted">
            {missing === 0
              ? t`Enough to spend: they make your next extension cheaper.`
              : balance > 0
                ? t`${plural(missing, { one: '# more point, and you can spend them.', other: '# more points, and you can spend them.' })}`
                : t`No points yet. The first ones come with the first finished day.`}
          </p>
          {missing > 0 && (
            <div className="mt-6 max-w-100">
              <ProgressBar value={(share / SPEND_FROM) * 100} label={t`${share} of ${SPEND_FROM} points`} />
              <p aria-hidden className="num mt-2 text-small text-muted">
                {t`${share} of ${SPEND_FROM} points`}
              </p>
            </div>
          )}
        </div>
        <section aria-labelledby="spend" className="max-w-110">
          <h2 id="spend" className="type-h4">{t`What they are for`}</h2>
          <p className="mt-3 text-ui text-muted">
            {t`From ${SPEND_FROM} points on they are taken off the price of an extension. Write to support before you pay, and tell how many you want to use.`}
          </p>
          {missing === 0 && (
            <p className="mt-5">
              <LinkButton {...modalTarget('support')}>{t`Use my points`}</LinkButton>
            </p>
          )}
        </section>
      </div>
      <MarginSection title={t`How you earn them`}>
        <Rows open>
          {ways.map(({ icon, title, detail }) => (
            <li key={title} className={ROW}>
              <Icon of={icon} className="text-muted" />
              <span className="min-w-0 flex-1">
                <b className="block text-ui font-strong">{title}</b>
                <span className="mt-0.5 block text-small text-muted">{detail}</span>
              </span>
            </li>
          ))}
        </Rows>
      </MarginSection>
      <LatestEntries />
    </Page>
  )
}
