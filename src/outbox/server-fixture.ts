import { ApiError, type ApiErrorKind } from '#/api/errors'

/** In ms. */
export const DAY = 24 * 3_600_000
/** How long a learner's messages have to lie apart, in ms. */
export const DELAY = 15_000

/** A failure as the edge throws it. */
export const failure = (status: number, kind: ApiErrorKind = 'http', retryAfterMs?: number) =>
  new ApiError({ method: 'POST', url: '', kind, status, retryAfterMs })

/** The server of the contract, as far as an outbox can tell: it forgets a `client_id` and an unused file after a day. */
export class Server {
  now = 1_000 * DAY
  arrived: { text: string; clientId: string | null; at: number }[] = []
  files = new Map<number, { at: number; isUsed: boolean }>()
  homework = new Map<string, { status: 'NOT_UPLOADED' | 'UPLOADED'; text: string }>()
  /** What was saved last of each thing that has one state. */
  states = new Map<string, string>()
  /** The one rating that is taken for good. */
  consultation: string | null = null
  /** A state that is always saved as a whole. */
  week: readonly string[] = []
  late: { act: () => unknown; sentAt: number }[] = []
  #lastFile = 0
  #lastMessageAt = -Infinity

  upload(): number {
    this.#lastFile += 1
    this.files.set(this.#lastFile, { at: this.now, isUsed: false })
    return this.#lastFile
  }

  message(clientId: string, text: string, fileIds: readonly number[]): void {
    const known = this.arrived.find((one) => one.clientId === clientId)
    if (known && this.now - known.at < DAY) return
    if (this.now - this.#lastMessageAt < DELAY) throw failure(429, 'http', this.#lastMessageAt + DELAY - this.now)
    if (text.includes('refused')) throw failure(403)
    this.#use(fileIds)
    this.#lastMessageAt = this.now
    this.arrived.push({ text, clientId, at: this.now })
  }

  answer(row: string, text: string, fileIds: readonly number[]): void {
    if (this.homework.get(row)?.status === 'UPLOADED') throw failure(409)
    if (text.includes('refused')) throw failure(403)
    this.#use(fileIds)
    this.homework.set(row, { status: 'UPLOADED', text })
    this.arrived.push({ text, clientId: null, at: this.now })
  }

  /** A state that is reached once, however often it is asked for. */
  reach(text: string): void {
    if (text.includes('refused')) throw failure(403)
    if (!this.arrived.some((one) => one.text === text)) this.arrived.push({ text, clientId: null, at: this.now })
  }

  save(name: string, text: string): void {
    if (text.includes('refused')) throw failure(403)
    this.states.set(name, text)
    this.arrived.push({ text, clientId: null, at: this.now })
  }

  rateConsultation(text: string): void {
    if (this.consultation !== null) throw failure(409)
    if (text.includes('refused')) throw failure(403)
    this.consultation = text
    this.arrived.push({ text, clientId: null, at: this.now })
  }

  /** The learner does on another device what can be done once: only the first of the two counts. */
  takeElsewhere(): void {
    if (this.homework.get('row')?.status !== 'UPLOADED')
      this.homework.set('row', { status: 'UPLOADED', text: 'elsewhere' })
    this.consultation ??= 'elsewhere'
  }

  saveWeek(week: readonly string[]): void {
    if (week.some((text) => text.includes('refused'))) throw failure(403)
    for (const text of week) if (!this.week.includes(text)) this.arrived.push({ text, clientId: null, at: this.now })
    this.week = week
  }

  #use(fileIds: readonly number[]): void {
    for (const id of fileIds) {
      const file = this.files.get(id)
      if (!file || (!file.isUsed && this.now - file.at >= DAY)) throw failure(200, 'refused')
      file.isUsed = true
    }
  }
}
