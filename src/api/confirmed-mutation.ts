import type { MutationFunctionContext } from '@tanstack/react-query'
import { pause } from '#/lib/pause'
import { isApiError, REPLACED } from './errors'
import { readToken } from './token-store'

/** How long a failure waits for the server's state, in ms; a state that arrives later still reaches the cache. */
const READ_BACK_MS = 10_000

/** The server's answer, or the state wanted, found although the call failed with `failure`. */
export type Confirmed<Sent, State> =
  | { isAnswered: true; answer: Sent }
  | { isAnswered: false; found: State; failure: unknown }

interface Confirmation<Variables, Sent, State> {
  /** Makes the change; called once. */
  send: (variables: Variables, context: MutationFunctionContext) => Promise<Sent>
  /** Asks the server for what the change would have changed; nothing where that is not known. Its own failure counts as not known. */
  readBack: (variables: Variables, context: MutationFunctionContext) => Promise<State | null | undefined>
  /** Whether that is the state which the change leads to, whoever has brought it about. */
  isDone: (state: State, variables: Variables) => boolean
  /** After which failures to ask; usually those that `mayHaveArrived` names. */
  mayBeDone?: (error: unknown) => boolean
}

/**
 * The `mutationFn` of a change whose answer may be lost (contract 9, row 6). It is sent once; where it fails in a way that leaves open
 * whether it was made, the server is asked, and a change that was made resolves. Otherwise the first failure is thrown. Nothing is
 * asked or found once the session in which it was sent is over.
 */
export function confirmedMutation<Variables, Sent, State>({
  send,
  readBack,
  isDone,
  mayBeDone = mayHaveArrived,
}: Confirmation<Variables, Sent, State>) {
  return async (variables: Variables, context: MutationFunctionContext): Promise<Confirmed<Sent, State>> => {
    const begunIn = readToken()
    try {
      return { isAnswered: true, answer: await send(variables, context) }
    } catch (failure) {
      if (readToken() !== begunIn || !mayBeDone(failure)) throw failure
      const asked = readBack(variables, context).catch(() => null)
      const found = await Promise.race([asked, pause(READ_BACK_MS)])
      if (readToken() !== begunIn || found === null || found === undefined || !isDone(found, variables)) throw failure
      return { isAnswered: false, found, failure }
    }
  }
}

/**
 * Whether a failed call may have been carried out: its answer did not arrive or cannot be read, or says that it was done before. What was
 * held back from another learner's session never went out.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!isApiError(error) || error.code === REPLACED) return false
  return error.status === 409 || error.status >= 500 || ['network', 'timeout', 'unreadable'].includes(error.kind)
}

/** For `onSettled`: whether the state was asked for already, by the default `mayBeDone`; asking again would tell nothing new. */
export function wasReadBack(result: Confirmed<unknown, unknown> | undefined, error: unknown): boolean {
  return result ? !result.isAnswered : mayHaveArrived(error)
}
