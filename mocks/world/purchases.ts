import { DAY_S } from './clock.ts'
import { type Text, tx } from './content/content.ts'
import type { WorldEvent } from './events.ts'
import type { Learner, OrderState, Seconds, StreamState, World } from './model.ts'

export interface OptionState {
  serviceId: number
  typeCode: 'course_subscription' | 'expert_additional_question'
  serviceType: 'course_subscription' | 'course_buy' | 'expert_additional_question'
  title: Text
  /** Cents. */
  price: number
  days: number
  questions: number
}

export const PURCHASE_CURRENCY = 'EUR'

const MONTHS: [months: number, title: Text, price: number][] = [
  [1, tx('One more month', 'Ещё один месяц', 'Un mes más'), 2900],
  [3, tx('Three more months', 'Ещё три месяца', 'Tres meses más'), 7900],
]
const QUESTIONS = { count: 5, title: tx('Five more consultations', 'Ещё пять консультаций', 'Cinco consultas más') }

/** What can be bought for a stream (L28): time, unless it lasts for ever, and consultations; of a demo course the whole course. */
export function optionsOf(stream: StreamState): OptionState[] {
  const serviceId = (n: number) => 70_000 + stream.courseId * 10 + n
  const plain = { days: 0, questions: 0 }
  if (stream.isDemo) {
    const title = tx('The full course', 'Весь курс', 'El curso completo')
    const whole = { typeCode: 'course_subscription', serviceType: 'course_buy', title, price: 14_900 } as const
    return [{ ...plain, ...whole, serviceId: serviceId(0), days: 180 }]
  }
  const time = MONTHS.map(([months, title, price]) => {
    const type = { typeCode: 'course_subscription', serviceType: 'course_subscription' } as const
    return { ...plain, ...type, serviceId: serviceId(months), title, price, days: months * 30 }
  })
  const type = 'expert_additional_question' as const
  const questions = { ...plain, typeCode: type, serviceType: type, title: QUESTIONS.title, price: 1900 }
  return [
    ...(stream.end === null && !stream.isOptional ? [] : time),
    { ...questions, serviceId: serviceId(9), questions: QUESTIONS.count },
  ]
}

/** What a code is worth in percent, for which services: a refusal says why. */
const CODES: Record<string, { percent: number; only?: OptionState['typeCode']; isOver?: boolean }> = {
  SPRING10: { percent: 10 },
  GIFT100: { percent: 100 },
  EXPERT20: { percent: 20, only: 'expert_additional_question' },
  WINTER5: { percent: 5, isOver: true },
}

const SAYS = {
  unknown: tx('There is no such code.', 'Такого промокода нет.', 'Ese código no existe.'),
  over: tx('This code has expired.', 'Срок этого промокода истёк.', 'Este código ha caducado.'),
  other: tx(
    'This code is for something else.',
    'Этот промокод для другой покупки.',
    'Este código es para otra compra.',
  ),
}

/** The cents that a code takes off an option, or why it takes none. */
export function discountOf(code: string, option: OptionState): number | Text {
  const known = CODES[code.trim().toUpperCase()]
  if (!known) return SAYS.unknown
  if (known.isOver) return SAYS.over
  if (known.only && known.only !== option.typeCode) return SAYS.other
  return Math.round((option.price * known.percent) / 100)
}

/** Pays an order: the stream goes on, or has more consultations. */
export function fulfil(learner: Learner, order: OrderState, now: Seconds): WorldEvent[] {
  order.status = 'paid'
  const stream = learner.streams.find(({ id }) => id === order.streamId)
  const option = stream && optionsOf(stream).find(({ serviceId }) => serviceId === order.serviceId)
  if (!stream || !option) return []
  if (option.serviceType === 'course_buy') Object.assign(stream, { isDemo: false, fullAccess: true })
  if (option.days > 0) {
    if (stream.end !== null) stream.end = Math.max(stream.end, now) + option.days * DAY_S
    if (stream.isOptional) renew(learner, stream, now + option.days * DAY_S)
  }
  stream.maxConsultations += option.questions
  return [{ learnerId: learner.id, type: 'stream_status', data: { stream_id: stream.id } }]
}

/** The subscription that covers a stream is active again. */
function renew(learner: Learner, { courseId }: StreamState, until: Seconds): void {
  const known = learner.subscriptions.find(({ courseIds }) => courseIds.length === 0 || courseIds.includes(courseId))
  if (known) Object.assign(known, { status: 'active', isActive: true, isActiveStatus: true, endDate: until })
}

/** An order and whose it is, or null. */
export function findOrder({ learners }: World, id: number): { learner: Learner; order: OrderState } | null {
  for (const learner of learners) {
    const order = learner.orders.find((one) => one.id === id)
    if (order) return { learner, order }
  }
  return null
}
