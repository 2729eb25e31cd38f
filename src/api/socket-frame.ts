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

const MAX_PAUSE_MS = 60_000
const MAX_DOUBLINGS = 6

/** The pause before a socket's next try: 1, 2, 4 … 60 s, each up to a quarter shorter by `random` (0 to 1), so that many tabs do not return at once. */
export function socketPauseMs(failures: number, random: number): number {
  const pause = Math.min(MAX_PAUSE_MS, 1000 * 2 ** Math.min(failures, MAX_DOUBLINGS))
  return Math.round(pause * (1 - random / 4))
}
