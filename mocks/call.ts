import type * as z from '#/lib/zod'
import type { Expected } from './reply.ts'
import type { Expands } from './world/wire/courses.ts'
import type { WorldEvent } from './world/events.ts'
import type { Lang, Learner, Seconds, World } from './world/model.ts'

export interface CallContext {
  world: World
  now: Seconds
  lang: Lang
  /** Ids in the path, in order. */
  ids: number[]
  /** Texts in the path, in order. */
  texts: string[]
  query: URLSearchParams
  expand: Expands
  /** JSON or multipart, always as an object; lists of multipart as arrays. */
  body: Record<string, unknown>
  token: string | null
  appType: string
  /** Extra headers of an ok answer. */
  headers: Record<string, string>
  /** Events for the sockets, sent once the world is stored. */
  emit: (...events: WorldEvent[]) => void
  /** Keeps the bytes of an uploaded file under its id. */
  keepFile: (id: number, file: File) => Promise<void>
}

export interface SignedInContext extends CallContext {
  learner: Learner
}

/** The school's server, or the club's own service. */
export type CallBase = 'v1' | 'v2' | 'club'

export interface CallSpec {
  /** Number of the call in the contract. */
  no: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  base: CallBase
  /** `{name}` matches an id, `{name:text}` any text. */
  path: string
  needs: 'guest' | 'auth' | 'any'
  /** Format of the body; absent: none is read. */
  body?: 'json' | 'multipart'
  /** The attributes that `sort` accepts. */
  sorts?: string[]
  expected: Expected
  run: (context: SignedInContext | CallContext) => unknown
}

type Plan = Omit<CallSpec, 'run' | 'expected' | 'needs' | 'method' | 'path' | 'no' | 'base'> & { base?: CallBase }
type Input<E extends Expected> = E extends { kind: 'one'; schema: infer S extends z.ZodMiniType }
  ? z.input<S>
  : E extends { kind: 'list'; schema: infer S extends z.ZodMiniType }
    ? z.input<S>[]
    : null

/** A call of a signed-in learner; its answer is typed by the schema that the app reads it with. */
export function authCall<E extends Expected>(
  no: string,
  address: `${CallSpec['method']} ${string}`,
  plan: Plan & { expected: E; run: (context: SignedInContext) => Input<E> | Promise<Input<E>> },
): CallSpec {
  const { run, ...rest } = plan
  return {
    ...split(no, address),
    ...rest,
    base: plan.base ?? 'v1',
    needs: 'auth',
    run: (context) => {
      if (!('learner' in context)) throw new Error(`${no} needs a learner`)
      return run(context)
    },
  }
}

/** A call that works without a token; with `any` the learner is given where there is a token. */
export function openCall<E extends Expected>(
  no: string,
  address: `${CallSpec['method']} ${string}`,
  plan: Plan & {
    expected: E
    needs: 'guest' | 'any'
    run: (context: CallContext & { learner?: Learner }) => Input<E> | Promise<Input<E>>
  },
): CallSpec {
  return { ...split(no, address), ...plan, base: plan.base ?? 'v1' }
}

function split(no: string, address: string) {
  const [method, path] = address.split(' ')
  // The template type above allows nothing else.
  return { no, method: method as CallSpec['method'], path: path ?? '' }
}
