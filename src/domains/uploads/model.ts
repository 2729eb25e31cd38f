import type * as z from '#/lib/zod'
import type { fileWire } from './file-wire'

export type UploadedFile = z.output<typeof fileWire>
