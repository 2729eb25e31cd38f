import { parseJson } from '#/lib/parse-json'
import * as z from '#/lib/zod'

const frameWire = z.object({ type: z.string(), data: z.optional(z.unknown()) })

/** An event of the contract's section 4; its data is read where the type is known. */
export type SocketEvent = z.output<typeof frameWire>

/** The event in a frame, or null for what is none. */
export function readFrame(frame: unknown): SocketEvent | null {
  return (typeof frame === 'string' && z.safeParse(frameWire, parseJson(frame)).data) || null
}

/** Reads event data by a schema whose fields may all be missing; data that is unreadable as a whole counts as empty. */
export function readEventData<T>(wire: z.ZodMiniType<T>, data: unknown): T {
  const read = z.safeParse(wire, data)
  return read.success ? read.data : z.parse(wire, {})
}

/** A field of an event: null when it is missing or unreadable, so that it is fetched instead. */
export const eventField = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value): z.output<S> | null => z.safeParse(schema, value).data ?? null),
  )
