import { outboxKind } from './kind'
import { DAY, DELAY, type Server } from './server-fixture'

/** A call of the server, with what chance does to it; `isLate` false: none arrives after its caller has given up. */
type Call = <T>(act: () => T, options?: { isLate?: boolean }) => Promise<T>

/** One kind for each way in which the app's own ones find out whether an attempt has arrived. */
export function kindsOf(server: Server, call: Call) {
  const message = outboxKind({
    name: 'message',
    parse: String,
    repeatSafeMs: DAY,
    pauseMs: () => DELAY,
    send: ({ id, payload, fileIds }) => call(() => server.message(id, payload, fileIds)).then(() => 'sent' as const),
    lookUp: ({ id }) => call(() => (server.arrived.some(({ clientId }) => clientId === id) ? 'done' : 'absent')),
  })
  const homework = outboxKind({
    name: 'homework',
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
  // Of a state whose last writer counts nothing can call back a request that is still on its way, so that none is here.
  const inTime = <T>(act: () => T) => call(act, { isLate: false })
  const profile = outboxKind({
    name: 'profile',
    parse: String,
    repeatSafeMs: 0,
    send: ({ payload }) => inTime(() => server.saveProfile(payload)).then(() => 'sent' as const),
    lookUp: ({ payload }) => inTime(() => (server.profile === payload ? 'done' : 'absent')),
  })
  const readWeek = () => inTime(() => [...server.week])
  const reminders = outboxKind({
    name: 'reminders',
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
    name: 'day',
    parse: String,
    repeatSafeMs: Number.POSITIVE_INFINITY,
    send: ({ payload }) => call(() => server.reach(payload)).then(() => 'sent' as const),
    lookUp: ({ payload }) => call(() => (server.arrived.some(({ text }) => text === payload) ? 'done' : 'absent')),
  })
  return [message, homework, profile, reminders, day]
}
