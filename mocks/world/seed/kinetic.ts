import { DAY_S, HOUR_S, midnight } from '../clock.ts'
import { tx } from '../content/content.ts'
import { newId } from '../ids.ts'
import type { Lang, Learner, Seconds, World } from '../model.ts'
import { addLearner, addStream, addSubscription, chatOf, fillPoints, homeworkAt, say } from './people.ts'

const SELFIE = 5101

/** Theo Marin: day 5 of a demo course, one course that starts later, one paused with its subscription. */
export function seedKinetic(world: World, now: Seconds, locale: Lang): Learner {
  const theo = addLearner(world, {
    persona: 'main',
    first: tx('Theo', 'Тео', 'Theo'),
    last: tx('Marin', 'Марин', 'Marin'),
    email: 'theo.marin@mail.example',
    locale,
    timezone: 'Europe/Berlin',
  })
  Object.assign(theo.user, { gender: 'M', phone: '+4915112345678', phone_validated: true })
  theo.externalAuths.push({ id: newId(world), source: 'google' })

  const spine = addStream(world, theo, now, { courseId: 51, today: 5, daysLeft: 55, finished: 4 })
  Object.assign(spine, { isDemo: true, fullAccess: false, orderServiceId: 710 })
  addStream(world, theo, now, { courseId: 52, today: -8, daysLeft: 60, finished: 0 })
  const desk = addStream(world, theo, now, { courseId: 53, today: 30, daysLeft: null, finished: 8 })
  desk.isOptional = true

  homeworkAt(world, spine, SELFIE, spine.start)
  say(world, chatOf(theo, spine), {
    from: 'lena',
    text: tx(
      'Twelve minutes are enough. Do not add a thirteenth.',
      'Двенадцати минут достаточно. Не добавляйте тринадцатую.',
      'Doce minutos bastan. No añadas el decimotercero.',
    ),
    at: spine.start + 10 * HOUR_S,
  })
  addSubscription(world, theo, tx('Kinetic, monthly', 'Kinetic, на месяц', 'Kinetic, mensual'), {
    status: 'trial',
    nextPayAt: midnight(now, 4),
    endDate: midnight(now, 4),
    courseIds: [51, 52],
  })
  addSubscription(world, theo, tx('Desk Reset', 'Пауза у стола', 'Pausa en el escritorio'), {
    status: 'ended',
    isActive: false,
    isActiveStatus: false,
    recurrent: false,
    endDate: now - 34 * DAY_S,
    courseIds: [53],
    amount: 990,
  })
  fillPoints(world, theo, 380, midnight(now, -5))
  return theo
}
