import type * as z from '#/lib/zod'
import type { bannerWire } from './wire'

export type Banner = z.output<typeof bannerWire>
