import type { CallContext } from '../call.ts'
import { tooOften } from '../reply.ts'
import { checkCode, CODE_PAUSE_S, requestCode } from '../world/codes.ts'
import { FormCheck, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

/** Sends a code to an email or phone (A7, A16). */
export function sendCode({ world, lang, now }: CallContext, target: string) {
  const wait = requestCode(world, target, now)
  if (wait > 0) throw tooOften(wait)
  return { message: SAYS.codeSent[lang], retry_after: CODE_PAUSE_S }
}

/** Uses up the code in the body, or refuses it (A8, A17). */
export function takeCode({ world, lang, now, body }: CallContext, target: string): void {
  const verdict = checkCode(world, target, textOf(body['code']), now)
  if (verdict === 'void') throw tooOften(CODE_PAUSE_S)
  new FormCheck(lang).demand('code', verdict === 'good', SAYS.wrongCode).end(true)
}
