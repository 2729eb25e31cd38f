import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { discountWire, optionWire, orderWire } from './wire'

const service = {
  id: 720,
  title: 'Three more months',
  type: 'course_subscription',
  price: 299000,
  currency: 'RUB',
  appstore_products: [{ code: 'meridian.back.3m' }],
  appstore_product_id: 'meridian.back.3m',
  course_id: 41,
}

it('reads an option; a kind that is not known yet is survived', () => {
  const wire = { id: 12, stream_id: 301, type_code: 'course_subscription', title: 'Keep the course', service }
  const option = z.parse(optionWire, wire)
  expect(option).toMatchObject({ id: 12, streamId: 301, typeCode: 'course_subscription', service: { price: 299000 } })
  expect(z.parse(optionWire, { ...wire, type_code: 'gift', title: null })).toMatchObject({
    typeCode: 'unknown',
    title: '',
  })
  expect(z.safeParse(optionWire, { ...wire, service: null }).success).toBe(false)
})

it('reads an order; an address that is not http(s) is none', () => {
  const wire = {
    id: 60014,
    status: 'pending',
    amount: 299000,
    currency: 'RUB',
    payment_url: 'https://pay.example/60014',
  }
  expect(z.parse(orderWire, wire)).toMatchObject({ status: 'pending', paymentUrl: 'https://pay.example/60014' })
  expect(z.parse(orderWire, { ...wire, status: 'refunded', payment_url: 'javascript:alert(1)' })).toMatchObject({
    status: 'unknown',
    paymentUrl: null,
  })
})

it('reads what a code is worth', () => {
  const wire = { code: 'SPRING10', course_service_id: 720, discount: 29900, amount: 269100, currency: 'RUB' }
  expect(z.parse(discountWire, wire)).toMatchObject({ courseServiceId: 720, amount: 269100 })
})
