import { msg } from '@lingui/core/macro'
import type { NotFoundRouteProps } from '@tanstack/react-router'
import { OFF_TARIFF } from '#/domains/study/streams/off-tariff'
import { part } from '#/ui/late/part'
import { NotOnTariff } from './-not-on-tariff'

/** What all addresses of homework say about themselves, those under `/tasks` and those under `/homework`. */
export const HOMEWORK_FACTS = {
  section: 'task',
  isOpenUnpaid: false,
  failure: msg`Your homework didn’t load`,
} as const

const NoSuchHomework = part(() => import('#/domains/study/course/missing-screens'), 'HomeworkNotFound')

/** The page for an address of homework that is not the learner's, or whose course is not for the app. */
export function HomeworkNotFound({ data }: NotFoundRouteProps) {
  return data === OFF_TARIFF ? <NotOnTariff /> : <NoSuchHomework />
}
