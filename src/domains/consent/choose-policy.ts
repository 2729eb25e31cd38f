import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { readToken } from '#/api/token-store'
import { type CookiePolicy, followAnswers, keepPolicy, keptPolicy, UNSENT_ANSWER } from '#/platform/cookie-policy'
import { readRaw, removeStored, writeStored } from '#/platform/storage'
import { consentMutations } from './mutations'
import { consentQueries } from './queries'

const listeners = new Set<() => void>()

/** Calls back when the question was answered, in this tab or another. Returns a function that stops it. */
export function onAnswer(listener: () => void): () => void {
  const stop = followAnswers(listener)
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}

/** Keeps what a person answered, here and in all tabs, and tells the server of a learner's answer, now or at the next start. */
export async function choosePolicy(client: QueryClient, policy: CookiePolicy): Promise<void> {
  keep(policy)
  writeStored(UNSENT_ANSWER, Date.now())
  if (readToken() !== null) await send(client, policy)
}

/** Agrees with the server on a learner's answer: one that was given here and not sent yet counts, else the server's. */
export async function agreeOnPolicy(client: QueryClient): Promise<void> {
  const kept = keptPolicy()
  if (kept !== null && readRaw(UNSENT_ANSWER) !== undefined) return send(client, kept)
  const chosen = await client.fetchQuery(consentQueries.policy()).catch(() => null)
  if (chosen) keep(chosen)
}

function keep(policy: CookiePolicy) {
  keepPolicy(policy)
  for (const listener of listeners) listener()
}

async function send(client: QueryClient, policy: CookiePolicy) {
  try {
    await new MutationObserver(client, consentMutations.save()).mutate(policy)
    client.setQueryData(consentQueries.policy().queryKey, policy)
    removeStored(UNSENT_ANSWER)
  } catch {
    // What the person wants counts here already; the server hears of it at the next start.
  }
}
