import type { Page } from '#/api/page'
import { type HistoryWindow, pageOfPlace, windowOf, withWindow } from './history-windows'
import { isSame, mergeMessage } from './merge-message'
import type { Employee, Message } from './model'
import { idsBetween, withIds } from './sorted-ids'

/** Messages that follow each other without a gap, oldest first. */
export interface Stretch {
  /** How many messages are missing before them; null: it is not known whether there are any. */
  missing: number | null
  ids: readonly number[]
}

interface Entry {
  message: Message
  /** The store's version when this form came. */
  heard: number
}

/**
 * What is known of one chat: each message once, in the order of the ids, which grow with time. It is merged by id, so that pages may
 * overlap and events come late, twice or unordered. What the getters and methods give stays the same object until it changes.
 */
export class MessageStore {
  /** Ids of all known messages, rising. */
  ids: readonly number[] = []
  /** How many messages the chat had when its newest page was answered; null: unknown. */
  total: number | null = null
  /** Grows with each change; a request keeps the one that it was sent at. */
  version = 0
  #entries = new Map<number, Entry>()
  #windows: readonly HistoryWindow[] = []
  #employees = new Map<number, Employee>()
  #idsByClientId = new Map<string, number>()
  #messagesByThread = new Map<number, Map<number, Message>>()
  #threads = new Map<number, readonly Message[]>()
  #stretches: readonly Stretch[] | null = null
  /** Ids of messages that were viewed before they came. */
  #viewedAhead = new Set<number>()
  #listeners = new Set<() => void>()

  /** Calls `listener` after each change; returns a function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(id: number): Message | undefined {
    return this.#entries.get(id)?.message
  }

  /** The message that was sent with this `client_id`, once the server has told of it. */
  sentAs(clientId: string): Message | undefined {
    return this.get(this.#idsByClientId.get(clientId) ?? 0)
  }

  /** The messages of one homework's conversation, oldest first. */
  thread(homeworkStatusId: number): readonly Message[] {
    const known = this.#threads.get(homeworkStatusId)
    if (known) return known
    const messages = this.#messagesByThread.get(homeworkStatusId)?.values() ?? []
    const thread = [...messages].toSorted((a, b) => a.id - b.id)
    this.#threads.set(homeworkStatusId, thread)
    return thread
  }

  /** What is known without a gap, oldest first; the last one ends with the newest message, and is empty where that is missing. */
  get stretches(): readonly Stretch[] {
    this.#stretches ??= this.#findStretches()
    return this.#stretches
  }

  /** Ids of the messages that are known without a gap up to the newest, oldest first. */
  get latest(): readonly number[] {
    return this.stretches.at(-1)?.ids ?? []
  }

  /** The newest of them that `isIt`. */
  findLatest(isIt: (message: Message) => boolean): Message | undefined {
    const id = this.latest.findLast((one) => {
      const message = this.get(one)
      return message !== undefined && isIt(message)
    })
    return this.get(id ?? 0)
  }

  /**
   * The places, counted from the oldest message, that are not loaded and among which the first message stands that is not `isBefore`;
   * null where it is loaded, or known not to be there. Of the messages, the earlier ones have to be before.
   */
  missingAround(isBefore: (message: Message) => boolean): { first: number; last: number } | null {
    let first = 1
    let last = Number(this.total)
    for (const window of this.#windows) {
      const oldest = this.get(window.oldestId)
      const newest = this.get(window.newestId)
      if (!oldest || !newest) continue
      if (isBefore(newest)) first = window.last + 1
      else if (isBefore(oldest)) return null
      else {
        last = window.first - 1
        break
      }
    }
    return first > last ? null : { first, last }
  }

  /** On which page of `perPage`, from 1, the newest, a loaded message stands; null for others. */
  pageOf(id: number, perPage: number): number | null {
    const window = this.#windows.find(({ oldestId, newestId }) => oldestId <= id && id <= newestId)
    if (!window || this.total === null) return null
    const place = window.last + 1 - idsBetween(this.ids, id, window.newestId).length
    return pageOfPlace(place, this.total, perPage)
  }

  /** How many messages have come after the newest page that was read, as later pages tell. */
  get missingAtEnd(): number {
    const newest = this.#windows.at(-1)
    return newest ? Number(this.total) - newest.last : 0
  }

  /** Takes messages in that came one by one. `asked`: the version at which the request was sent; none: the news has just happened. */
  put(messages: readonly Message[], asked = Infinity): void {
    if (this.#merge(messages, asked)) this.#tell()
  }

  /** Takes a page in, which was asked for with the newest first, when the store had the version `asked`. */
  putPage(page: Page<Message>, asked: number): void {
    const isChanged = this.#merge(page.items, asked)
    const window = windowOf(page)
    const windows = window ? withWindow(this.#windows, window) : this.#windows
    // Messages are never removed, so a smaller number is an older one.
    const total = page.total === null ? this.total : Math.max(page.total, this.total ?? 0)
    const isAsBefore = windows === this.#windows && total === this.total
    this.#windows = windows
    this.total = total
    if (isChanged || !isAsBefore) this.#tell()
  }

  /** Marks messages as viewed by the other side, also those that have not come yet. */
  markViewed(ids: readonly number[]): void {
    const known = ids.flatMap((id) => this.get(id) ?? [])
    for (const id of ids) if (!this.#entries.has(id)) this.#viewedAhead.add(id)
    this.put(known.map((message) => ({ ...message, isViewed: true })))
  }

  /** Marks the experts' messages up to one, by its id, as viewed by the learner. */
  markAnswersViewed(lastId: number): void {
    const isUnseen = (id: number) => {
      const message = this.get(id)
      return Boolean(message?.employee) && !message?.isViewed
    }
    this.markViewed(idsBetween(this.ids, 0, lastId).filter(isUnseen))
  }

  #merge(messages: readonly Message[], asked: number): boolean {
    const version = this.version + 1
    const added = new Set<number>()
    let isChanged = false
    for (const told of messages) {
      const incoming = this.#compact(this.#viewedAhead.delete(told.id) ? { ...told, isViewed: true } : told)
      const known = this.#entries.get(told.id)
      const message = known ? mergeMessage(known.message, incoming, { wasAskedBefore: known.heard > asked }) : incoming
      if (!known) added.add(told.id)
      if (message === known?.message) continue
      isChanged = true
      this.#entries.set(told.id, { message, heard: version })
      if (message.clientId !== null) this.#idsByClientId.set(message.clientId, message.id)
      this.#moveBetweenThreads(message, known?.message.userHomeworkStatusId ?? null)
    }
    if (added.size > 0)
      this.ids = withIds(
        this.ids,
        [...added].toSorted((a, b) => a - b),
      )
    return isChanged
  }

  /** The same message with objects that it shares: most of a chat have one author and were never edited. */
  #compact(message: Message): Message {
    const { employee, createdAt, updatedAt } = message
    const author = employee && this.#employees.get(employee.id)
    const shared = isSame(author, employee) ? author : employee
    if (shared) this.#employees.set(shared.id, shared)
    return { ...message, employee: shared ?? null, updatedAt: isSame(createdAt, updatedAt) ? createdAt : updatedAt }
  }

  #moveBetweenThreads(message: Message, from: number | null): void {
    const to = message.userHomeworkStatusId
    for (const thread of [from, to]) {
      if (thread === null) continue
      const messages = this.#messagesByThread.get(thread) ?? new Map<number, Message>()
      this.#messagesByThread.set(thread, messages)
      if (thread === to) messages.set(message.id, message)
      else messages.delete(message.id)
      this.#threads.delete(thread)
    }
  }

  #findStretches(): readonly Stretch[] {
    const newest = this.#windows.at(-1)
    if (!newest) return [{ missing: null, ids: this.ids }]
    const { missingAtEnd } = this
    let place = 1
    const stretches = this.#windows.map((window): Stretch => {
      const missing = window.first - place
      place = window.last + 1
      // What came by itself since then; what came within a gap is shown once the gap is filled.
      const lastId = window === newest && missingAtEnd === 0 ? Infinity : window.newestId
      return { missing, ids: idsBetween(this.ids, window.oldestId, lastId) }
    })
    if (missingAtEnd === 0) return stretches
    return [...stretches, { missing: missingAtEnd, ids: idsBetween(this.ids, newest.newestId + 1, Infinity) }]
  }

  #tell(): void {
    this.version += 1
    this.#stretches = null
    for (const listener of this.#listeners) listener()
  }
}
