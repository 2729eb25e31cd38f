import type { userWire } from '#/domains/account/wire'
import type * as z from '#/lib/zod'
import type { Learner, World } from '../model.ts'
import { balanceOf } from '../points.ts'
import { mediaUrl } from '../site.ts'

const LANGUAGE_CODES = { en: 'en-US', ru: 'ru-RU', es: 'es-ES' }
const STATISTICS = [
  'viewedHours',
  'completedCourses',
  'completedTasks',
  'viewedLessons',
  'referralOrders',
  'cashback',
  'discountForReferral',
  'linkJumps',
]

export function userWireOf(
  world: World,
  learner: Learner,
  expand: { has(token: string): boolean } = new Set(),
): z.input<typeof userWire> {
  const { user } = learner
  const file = world.files.find(({ id }) => id === user.avatar_file_id)
  const viewedSeconds = learner.streams
    .flatMap(({ statistics }) => statistics)
    .reduce((sum, row) => sum + row.viewedSeconds, 0)
  const numbers = {
    viewed_hours: Math.floor(viewedSeconds / 3600),
    completed_courses: 0,
    completed_tasks: learner.streams.flatMap(({ homeworks }) => homeworks).filter(({ status }) => status === 'DONE')
      .length,
    viewed_lessons: learner.streams.reduce((sum, { statistics }) => sum + statistics.length, 0),
    ...(learner.persona === 'main' && learner.streams.length > 0
      ? { referral_orders: 2, cashback: 300, link_jumps: 14 }
      : { referral_orders: 0, cashback: 0, link_jumps: 0 }),
    discount_for_referral: 10,
  }
  return {
    ...user,
    disable_notification: user.disable_notification ? 1 : 0,
    language_code: LANGUAGE_CODES[user.locale],
    avatar: file ? mediaUrl(file.url) : user.avatar,
    user_external_auths: learner.externalAuths,
    scores_amount: balanceOf(learner),
    ...(STATISTICS.some((name) => expand.has(name)) ? numbers : {}),
  }
}
