import type * as z from '#/lib/zod'
import type { subscriptionWire } from './wire'

export type Subscription = z.output<typeof subscriptionWire>
