import type * as z from '#/lib/zod'
import type { installmentWire, paymentMethodWire } from './wire'

export type PaymentMethod = z.output<typeof paymentMethodWire>
export type Installment = z.output<typeof installmentWire>
