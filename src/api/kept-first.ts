import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { observable } from '#/lib/observable'
import { pause } from '#/lib/pause'
import { loadCode } from '#/platform/load-code'
import type { Ask } from './address'
import { type Answer, openAnswer } from './answer'
import { isOnline } from './connectivity'
import { ApiError, isApiError, isLineFault, REPLACED } from './errors'
import type { Keeper } from './keeper'

/** How long a line is waited for before what the device has kept is shown: together with reading that, less than a second. */
const PATIENCE_MS = 700
/** How long a failure waits for the code that reads, which may come over the same line. */
const READ_MS = 10_000

/** One run of a query, which is known by the signal that it passes to its calls. */
interface Run {
  query: Query
  /** When the oldest kept answer came that it was given; null: all of them are the server's own. */
  keptAt: number | null
  /** What was kept could not be read: only the server's own answer will do. */
  isKeptUnfit: boolean
}

const runs = new WeakMap<AbortSignal, Run>()
/** Attempts that go on after their query was given what the device has: the next run of the query takes their answer. */
const underWay = new Map<string, Promise<Answer>>()
/** A call came to nothing, and none has been answered since: the next one does not wait. */
let isLineBad = false

/** Queries that show what the device has kept, and when that came (epoch ms). */
export const keptQueries = observable<ReadonlyMap<Query, number>>(new Map())

/** Answers that wait for the code that keeps them. */
const waiting: Answer[] = []
let keeper: Keeper | null = null
/** The brand wants nothing kept any more. */
let isOver = false

/** Keeps from now on what the server answers, and what it has answered so far; `learner`: who was signed in last on this device. */
export async function startKeeping(learner: () => number | null): Promise<Keeper> {
  const { makeKeeper } = await loadCode(() => import('./keeper'))
  keeper ??= makeKeeper(learner)
  for (const answer of waiting.splice(0)) keeper.keep(answer)
  return keeper
}

/** Neither keeps nor gives anything any more, until the page is loaded anew; resolves once nothing is being kept either. */
export async function stopKeeping(): Promise<void> {
  isOver = true
  waiting.length = 0
  await keeper?.stop()
}

/** A query's persister: while nothing is known, its calls may be answered from the device. */
export async function askKept<T>(queryFn: QueryFunction<T>, context: QueryFunctionContext, query: Query): Promise<T> {
  const run: Run = { query, keptAt: null, isKeptUnfit: false }
  const known = Object.getOwnPropertyDescriptor(context, 'signal')
  if (known?.value instanceof AbortSignal) runs.set(known.value, run)
  const watched: typeof context = Object.create(context, {
    signal: {
      // Not read before the query itself does: whoever reads it can be cancelled.
      get: () => {
        runs.set(context.signal, run)
        return context.signal
      },
    },
  })
  const data = await runFitting(() => queryFn(watched), run)
  noteKept(query, run.keptAt)
  return data
}

/** An older release may have kept what this one cannot read: the server's own answer, which is under way, is waited for instead. */
async function runFitting<T>(work: () => T | Promise<T>, run: Run): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (run.keptAt === null || !isUnreadable(error)) throw error
    run.keptAt = null
    run.isKeptUnfit = true
    return work()
  }
}

const isUnreadable = (error: unknown) => error instanceof ApiError && error.kind === 'unreadable'

/** Notes since when a query shows what the device has kept; null: it does not. */
export function noteKept(query: Query, keptAt: number | null): void {
  const now = keptQueries.read()
  if ((now.get(query) ?? null) === keptAt) return
  const next = new Map(now)
  if (keptAt === null) next.delete(query)
  else next.set(query, keptAt)
  keptQueries.set(next)
}

/** The server's answer, or else, for a query that knows nothing yet, what the device has kept; meanwhile the call goes on. */
export async function keptOrFresh(
  ask: Ask,
  signal: AbortSignal | undefined,
  learner: () => number | null,
  exchange: () => Promise<Answer>,
): Promise<Answer> {
  const run = signal && runs.get(signal)
  if (!run || isOver) return exchange()
  const key = `${ask.url} ${ask.token}`
  const fresh = underWay.get(key) ?? exchange()
  fresh.then(noteFresh, () => {})
  // What is shown is no older than what is kept; and who does without retries wants the server's own word.
  if (run.isKeptUnfit || run.query.state.data !== undefined || run.query.options.retry === false) return fresh
  const isAnswered = fresh.then(
    () => true,
    // Somebody else is signed in now: nothing may stand in for the answer.
    (error: unknown) => !isLineFault(error) || (isApiError(error) && error.code === REPLACED),
  )
  const patience = pause(isLineBad || !isOnline() ? 0 : PATIENCE_MS).then(() => false)
  if (await Promise.race([isAnswered, patience])) return fresh
  const nothing = () => null
  const kept = await Promise.race([readKept(ask, learner), fresh.then(nothing, () => pause(READ_MS).then(nothing))])
  if (!kept) return fresh
  isLineBad = true
  run.keptAt = Math.min(run.keptAt ?? Infinity, kept.keptAt)
  underWay.set(key, fresh)
  fresh.catch(() => {}).finally(() => underWay.delete(key))
  return openAnswer(ask, { ok: true, status: kept.status, headers: new Headers(kept.headers) }, kept.text)
}

function noteFresh(answer: Answer): void {
  isLineBad = false
  if (isOver) return
  if (keeper) keeper.keep(answer)
  else waiting.push(answer)
}

async function readKept(ask: Ask, learner: () => number | null) {
  const reader = await startKeeping(learner).catch(() => null)
  return isOver ? null : (reader?.read(ask) ?? null)
}
