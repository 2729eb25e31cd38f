import { ApiError } from '#/api/errors'
import type { CodeAnswer } from './model'

/** A one-time-code answer whose message contains the word "error" is a failure, although it reports success. */
const FAILURE = /error/i

/** Returns the answer of a code call, or throws it as the refusal that its message means. */
export function acceptCode<T extends Pick<CodeAnswer, 'message'>>(path: string, answer: T): T {
  if (!FAILURE.test(answer.message)) return answer
  throw new ApiError({
    kind: 'refused',
    method: 'POST',
    url: path,
    status: 200,
    messages: [answer.message],
    serverText: answer.message,
  })
}
