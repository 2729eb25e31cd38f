import { outboxKind } from './kind'
import { DAY, DELAY, type Server } from './server-fixture'

/** A call of the server, with what chance does to it; `isLate` false: none arrives after its caller has given up. */
type Call = <T>(act: () => T, options?: { isLate?: boolean }) => Promise<T>

/** A rating with those that it replaces: the one on the server, and those that may still be on their way. */
export interface RatingPayload {
  rating: string
  before: readonly (string | null)[]
}

/** One kind for each row of the shell's list, which finds out as that does whether an attempt has arrived. */
export function kindsOf(server: Server, call: Call) {
  const message = outboxKind({
    name: 'chat-message',
    parse: String,
    repeatSafeMs: DAY,
    pauseMs: () => DELAY,
    send: ({ id, payload, fileIds }) => call(() => server.message(id, payload, fileIds)).then(() => 'sent' as const),
    lookUp: ({ id }) => call(() => (server.arrived.some(({ clientId }) => clientId === id) ? 'done' : 'absent')),
  })
  const homework = outboxKind({
    name: 'homework-answer',
    parse: String,
    repeatSafeMs: 0,
    send: ({ payload, fileIds }) => call(() => server.answer('row', payload, fileIds)).then(() => 'sent' as const),
    lookUp: ({ payload }) =>
      call(() => {
        const known = server.homework.get('row')
        if (known?.status !== 'UPLOADED') return 'absent'
        return known.text === payload ? 'done' : 'taken'
      }),
  })
  const consultation = outboxKind({
    name: 'consultation-rating',
    parse: String,
    repeatSafeMs: 0,
    send: ({ payload }) => call(() => server.rateConsultation(payload)).then(() => 'sent' as const),
    lookUp: ({ payload }) =>
      call(() => {
        if (server.consultation === null) return 'absent'
        return server.consultation === payload ? 'done' : 'taken'
      }),
  })
  // Of a state whose last writer counts nothing can call back a request that is still on its way, so that none is here.
  const inTime = <T>(act: () => T) => call(act, { isLate: false })
  const rating = outboxKind({
    name: 'message-rating',
    parse: (kept) => kept as RatingPayload,
    repeatSafeMs: 0,
    send: ({ payload }) => inTime(() => server.save('message-rating', payload.rating)).then(() => 'sent' as const),
    lookUp: ({ payload }) =>
      inTime(() => {
        const known = server.states.get('message-rating') ?? null
        return known === payload.rating || !payload.before.includes(known) ? 'done' : 'absent'
      }),
  })
  const lastOf = (name: string) =>
    outboxKind({
      name,
      parse: String,
      repeatSafeMs: 0,
      send: ({ payload }) => inTime(() => server.save(name, payload)).then(() => 'sent' as const),
      lookUp: ({ payload }) => inTime(() => (server.states.get(name) === payload ? 'done' : 'absent')),
    })
  const readWeek = () => inTime(() => [...server.week])
  const reminders = outboxKind({
    name: 'reminder-change',
    parse: String,
    repeatSafeMs: 0,
    send: async ({ payload }) => {
      const known = await readWeek()
      if (!known.includes(payload)) await inTime(() => server.saveWeek([...known, payload]))
      return 'sent'
    },
    lookUp: async ({ payload }) => ((await readWeek()).includes(payload) ? 'done' : 'absent'),
  })
  const day = outboxKind({
    name: 'day-change',
    parse: String,
    repeatSafeMs: Number.POSITIVE_INFINITY,
    send: ({ payload }) => call(() => server.reach(payload)).then(() => 'sent' as const),
    lookUp: ({ payload }) => call(() => (server.arrived.some(({ text }) => text === payload) ? 'done' : 'absent')),
  })
  return [
    message,
    rating,
    homework,
    consultation,
    lastOf('profile-change'),
    lastOf('notification-change'),
    reminders,
    day,
  ]
}
