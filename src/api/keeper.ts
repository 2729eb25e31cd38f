import { asRecord } from '#/lib/lax'
import { type KeptAnswer, type KeptAnswers, openKeptAnswers } from '#/platform/kept-answers'
import type { Ask } from './address'
import type { Answer } from './answer'
import { serverNow } from './clock'
import { onSessionEnd } from './session-events'
import { readToken } from './token-store'

/** The call that asks who the learner is. */
const LEARNER_CALL = 'user'

/** Where the device refuses, nobody ever comes for them. */
const MOST_UNOWNED = 50

export type Keeper = ReturnType<typeof makeKeeper>

/**
 * Keeps what the server answers a learner, and gives it back to the same learner alone: whose a token is says the server's own answer
 * about the learner, which is asked for with every start. `learner`: who was signed in last on this device.
 */
export function makeKeeper(learner: () => number | null) {
  let owner: { token: string; answers: KeptAnswers } | null = null
  /** Answers to a token of which it is not known yet whose it is. */
  let unowned: Answer[] = []
  /** One after the other, so that what is kept last is what came last. */
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false

  /** The place of the token's answers; null: whose it is is not known. */
  async function placeOf(token: string): Promise<KeptAnswers | null> {
    if (owner?.token === token) return owner.answers
    const id = learner()
    const answers = id === null ? null : await openKeptAnswers(id)
    if (!answers) return null
    if (await answers.isOf(token)) {
      owner = { token, answers }
      return answers
    }
    answers.close()
    return null
  }

  async function claim(token: string, learnerId: number): Promise<void> {
    if (owner?.token === token) return
    owner?.answers.close()
    const answers = await openKeptAnswers(learnerId)
    await answers.claim(token)
    await answers.sweep(serverNow())
    owner = { token, answers }
    const own = unowned.filter(({ ask }) => ask.token === token)
    unowned = []
    for (const answer of own) await write(answer)
  }

  async function write({ ask, text, status, headers }: Answer): Promise<void> {
    // A sign-out may have come in between: it has wiped everything.
    if (ask.token === null || ask.token !== readToken()) return
    const place = await placeOf(ask.token)
    await place?.keep(ask.url, { text, status, headers: [...headers], keptAt: serverNow() })
  }

  async function take(answer: Answer): Promise<void> {
    const { token, url } = answer.ask
    if (isOver || token === null || token !== readToken()) return
    const id = learnerIdIn(url, answer.data)
    if (id !== null) await claim(token, id)
    if (owner?.token === token) await write(answer)
    else unowned = [...unowned, answer].slice(-MOST_UNOWNED)
  }

  onSessionEnd(() => {
    const closed = owner?.answers
    owner = null
    unowned = []
    // Where the learner chose it, all of it is wiped (`wipeLearner`); otherwise what a kept lesson needs stays for the same learner.
    last = last
      .then(() => closed?.sweep())
      .catch(() => {})
      .then(() => closed?.close())
  })

  return {
    /** Keeps an answer, as soon as it is known whose it is; quiet where the device refuses. */
    keep(answer: Answer): void {
      last = last
        .then(() => take(answer))
        .catch(() => {
          // Another tab has wiped it: the next answer about the learner makes a new one.
          owner = null
        })
    },

    /** Keeps nothing more; resolves once what was begun has ended. */
    async stop(): Promise<void> {
      isOver = true
      await last
      owner?.answers.close()
      owner = null
    },

    /** What was answered to a call of the same learner; null: nothing that may still be shown. */
    async read({ url, token }: Ask): Promise<KeptAnswer | null> {
      try {
        const place = isOver || token === null ? null : await placeOf(token)
        return (await place?.read(url, serverNow())) ?? null
      } catch {
        // The device refuses, or a sign-out is wiping it.
        return null
      }
    },
  }
}

/** The learner whom an answer is about, where it is the one to the question who that is. */
function learnerIdIn(url: string, data: unknown): number | null {
  const id = new URL(url).pathname.split('/').at(-1) === LEARNER_CALL ? asRecord(data)?.['id'] : null
  return typeof id === 'number' ? id : null
}
