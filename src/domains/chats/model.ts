import type * as z from '#/lib/zod'
import type { chatWire, employeeWire, messageWire } from './wire'

export type Employee = z.output<typeof employeeWire>
export type Message = z.output<typeof messageWire>
export type Chat = z.output<typeof chatWire>
