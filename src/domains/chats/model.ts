import type * as z from '#/lib/zod'
import type { fileWire } from './file-wire'
import type { chatWire, employeeWire, messageWire } from './wire'

export type UploadedFile = z.output<typeof fileWire>
export type Employee = z.output<typeof employeeWire>
export type Message = z.output<typeof messageWire>
export type Chat = z.output<typeof chatWire>
