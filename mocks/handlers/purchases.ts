import { boughtWire, discountWire, optionWire, orderWire } from '#/domains/purchases/wire'
import { authCall, openCall, type SignedInContext } from '../call.ts'
import { conflict, Failure, forbidden, list, notFound, one, Refusal } from '../reply.ts'
import { newId } from '../world/ids.ts'
import type { OrderState, StreamState, World } from '../world/model.ts'
import { wholeCourses } from '../world/offers.ts'
import { payOrder } from '../world/pay-order.ts'
import { discountOf, findOrder, type OptionState, optionsOf, PURCHASE_CURRENCY } from '../world/purchases.ts'
import { mediaUrl } from '../world/site.ts'
import { learnerOf } from '../world/tokens.ts'
import { FormCheck, isEmail, isPhone, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

/** Where the mock world's payment page is, before the order's id. */
export const PAY_PATH = 'mock-pay/'

export const purchaseCalls = [
  authCall('L28', 'GET extend/{streamId}', {
    expected: list(optionWire),
    run(context) {
      const stream = streamOf(context)
      if (context.world.extras.includes('nothing-sold')) return []
      return optionsOf(stream).map((option) => ({
        id: option.serviceId + 1,
        stream_id: stream.id,
        type_code: option.typeCode,
        title: option.title[context.lang],
        service: serviceOf(option, stream.courseId, context),
      }))
    },
  }),
  authCall('L29', 'POST extend/{streamId}/course-service/{serviceId}', {
    body: 'json',
    expected: one(boughtWire),
    run(context) {
      const { learner, lang, body, world, ids } = context
      const stream = streamOf(context)
      const option = soldFor(world, stream).find(({ serviceId }) => serviceId === ids[1])
      if (!option) throw conflict('The service is no option of the course.')
      const name = textOf(body['name'])
      const code = textOf(body['promocode']).trim()
      const discount = code === '' ? 0 : discountOf(code, option)
      new FormCheck(lang)
        .demand('name', name.trim() !== '', SAYS.required)
        .demand('name', name.length <= 128, SAYS.tooLong)
        .demand('email', isEmail(textOf(body['email'])), SAYS.badEmail)
        .demand('phone', isPhone(textOf(body['phone'])), SAYS.wrongValue)
        .demand('promocode', typeof discount === 'number', typeof discount === 'number' ? SAYS.wrongValue : discount)
        .end()
      const isSame = (order: OrderState) => order.streamId === stream.id && order.serviceId === option.serviceId
      const unpaid = learner.orders.find((order) => isSame(order) && ['new', 'pending'].includes(order.status))
      if (unpaid) return { order_id: unpaid.id }
      const amount = option.price - Number(discount)
      const order = {
        id: newId(world),
        streamId: stream.id,
        serviceId: option.serviceId,
        amount,
        status: 'new',
      } as const
      learner.orders.push(order)
      return { order_id: order.id }
    },
  }),
  authCall('L30', 'GET discount/check/code/{code:text}/course-service/{serviceId}', {
    expected: one(discountWire),
    run({ world, learner, lang, ids, texts }) {
      const option = learner.streams
        .flatMap((stream) => soldFor(world, stream))
        .find(({ serviceId }) => serviceId === ids[0])
      if (!option) throw notFound(ids[0] ?? 0)
      const code = texts[0] ?? ''
      const discount = discountOf(code, option)
      if (typeof discount !== 'number') throw new Refusal({ promocode: [discount[lang]] })
      const amount = option.price - discount
      return { code, course_service_id: option.serviceId, discount, amount, currency: PURCHASE_CURRENCY }
    },
  }),
  openCall('A28', 'POST order/{id}', {
    needs: 'any',
    expected: one(orderWire),
    run({ world, query, ids, now, emit }) {
      const learner = learnerOf(world, query.get('token') ?? '')
      if (!learner) throw new Failure(401, 'Your request was made with invalid credentials.')
      const found = findOrder(world, ids[0] ?? 0)
      if (!found) throw notFound(ids[0] ?? 0)
      const { order } = found
      if (found.learner !== learner) throw forbidden('The order is another learner’s.')
      if (order.status === 'cancelled') throw conflict('The order is cancelled.')
      if (order.status === 'new') {
        order.status = 'pending'
        if (order.amount === 0) emit(...payOrder(world, learner, order, now))
      }
      const payable = order.status === 'pending'
      return {
        id: order.id,
        status: order.status,
        amount: order.amount,
        currency: PURCHASE_CURRENCY,
        payment_url: payable ? mediaUrl(`${PAY_PATH}${order.id}`) : null,
      }
    },
  }),
]

/** What an order may name a stream for: its own options, and any whole course of the school. */
const soldFor = (world: World, stream: StreamState): OptionState[] => [...optionsOf(stream), ...wholeCourses(world)]

function streamOf({ learner, ids }: SignedInContext) {
  const stream = learner.streams.find(({ id }) => id === ids[0])
  if (!stream) throw notFound(ids[0] ?? 0)
  return stream
}

function serviceOf(option: OptionState, courseId: number, { world, lang }: SignedInContext) {
  const product = `${world.brand}.${option.serviceId}`
  return {
    id: option.serviceId,
    title: option.title[lang],
    type: option.serviceType,
    price: option.price,
    currency: PURCHASE_CURRENCY,
    appstore_products: [{ code: product }],
    appstore_product_id: product,
    course_id: courseId,
  }
}
