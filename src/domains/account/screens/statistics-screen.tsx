import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { LinkButton } from '#/ui/buttons/link-button'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { ROW, Rows } from '#/ui/page/rows'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { accountQueries } from '../queries'

const FIGURE = 'block font-display font-(--display-weight) leading-[1.1] tracking-[-0.02em] wrap-anywhere'

/** What the learner has done so far, in figures. */
export function StatisticsScreen() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(accountQueries.statistics())
  const { viewedHours, viewedLessons, completedTasks, completedCourses } = data
  const { referralOrders, linkJumps, cashback, discountForReferral } = data
  const words = (count: number) => count.toLocaleString(i18n.locale)
  const study = [
    { value: viewedLessons, unit: t`${plural(viewedLessons, { one: 'lesson', other: 'lessons' })}` },
    {
      value: completedTasks,
      unit: t`${plural(completedTasks, { one: 'piece of homework approved', other: 'pieces of homework approved' })}`,
    },
    {
      value: completedCourses,
      unit: t`${plural(completedCourses, { one: 'course completed', other: 'courses completed' })}`,
    },
  ]
  const friends = [
    { name: t`How often your link was opened`, value: words(linkJumps) },
    { name: t`Orders by your link`, value: words(referralOrders) },
    { name: t`Points back for them`, value: words(cashback) },
    {
      name: t`Discount for your friends`,
      value: (discountForReferral / 100).toLocaleString(i18n.locale, { style: 'percent' }),
    },
  ]
  const isNew = viewedHours === 0 && study.every(({ value }) => value === 0)
  return (
    <Page
      title={t`Your statistics`}
      titleLook="hidden"
      crumbs={[{ label: t`Settings`, link: linkOptions({ to: '/user/settings' }) }, { label: t`Your statistics` }]}
    >
      <div className="grid gap-x-12 gap-y-9 pb-10 tablet:pb-14 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:items-end">
        <div>
          <p className="text-small text-muted">{t`You have watched`}</p>
          <p>
            <b className={`${FIGURE} text-[calc(clamp(3.5rem,12vw,7.5rem)*var(--display-scale))]`}>
              {words(viewedHours)}
            </b>{' '}
            <span className="mt-1 block text-lead text-muted">
              {t`${plural(viewedHours, { one: 'hour of lessons', other: 'hours of lessons' })}`}
            </span>
          </p>
        </div>
        {isNew ? (
          <div className="max-w-110">
            <p className="text-lead text-muted">{t`The figures begin with your first lesson.`}</p>
            <p className="mt-5">
              <LinkButton kind="primary" to="/home">{t`Go to my courses`}</LinkButton>
            </p>
          </div>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-8 gap-y-6">
            {study.map(({ value, unit }) => (
              <li key={unit} className="min-w-0 border-t border-line pt-4">
                <b className={`${FIGURE} text-[calc(clamp(2.25rem,5vw,3.25rem)*var(--display-scale))]`}>
                  {words(value)}
                </b>{' '}
                <span className="mt-1 block text-small text-muted">{unit}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MarginSection title={t`Friends`} help={t`What came of the link that you gave them.`}>
        <Rows open>
          {friends.map(({ name, value }) => (
            <li key={name} className={ROW}>
              <span className="min-w-0 flex-1 text-ui">{name}</span>{' '}
              <b className="num text-lead font-strong">{value}</b>
            </li>
          ))}
        </Rows>
      </MarginSection>
    </Page>
  )
}

/** The statistics while they are loading. */
export function StatisticsSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonScreen label={t`Loading your statistics`} immediate>
      <Skeleton className="mb-5 hidden h-5.5 w-52 tablet:block" />
      <div className="grid gap-x-12 gap-y-9 wide:grid-cols-2 wide:items-end">
        <div>
          <Skeleton className="h-4.5 w-28" />
          <Skeleton className="mt-3 h-16 w-40 tablet:h-28" />
          <Skeleton className="mt-3 h-7 w-48" />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-8 gap-y-6">
          {[0, 1, 2].map((figure) => (
            <Skeleton key={figure} className="h-25" />
          ))}
        </div>
      </div>
    </SkeletonScreen>
  )
}
