import type { FailedCall } from '#/api/failed-calls'
import type { Source } from '#/brand/merge'
import type { QueuedEntry } from '#/outbox/engine'

/** How a remote configuration stands: here since a moment (epoch ms), failed, or neither yet. */
export interface ConfigurationState {
  arrivedAt: number | null
  isFailed: boolean
}

interface DiagnosisFacts {
  /** Epoch ms, by the server's clock. */
  now: number
  build: string
  appType: string
  brand: string
  browser: string
  language: string
  window: { width: number; height: number }
  /** Address of the screen, without its query. */
  screen: string
  /** Null: a guest. */
  learnerId: number | null
  isOnline: boolean
  connection: readonly { at: number; isOnline: boolean }[]
  configuration: { external: ConfigurationState; domain: ConfigurationState }
  /** Where the value of each key of the brand comes from. */
  sources: Record<string, Source>
  waiting: readonly Pick<QueuedEntry, 'kind' | 'phase' | 'trouble' | 'tries' | 'createdAt' | 'isKept' | 'files'>[]
  failedCalls: readonly FailedCall[]
}

/** What a learner may hand over so that a fault is found: readable JSON without names, texts, contents and secrets. */
export function diagnosisFile({ sources, configuration, ...facts }: DiagnosisFacts): string {
  const setBy = (source: Source) => Object.keys(sources).filter((key) => sources[key] === source)
  return JSON.stringify(
    {
      madeAt: time(facts.now),
      version: facts.build,
      app: facts.appType,
      brand: facts.brand,
      browser: facts.browser,
      language: facts.language,
      window: `${facts.window.width} × ${facts.window.height}`,
      screen: facts.screen,
      learner: facts.learnerId,
      configuration: {
        external: { state: stateOf(configuration.external), sets: setBy('external') },
        domain: { state: stateOf(configuration.domain), sets: setBy('domain') },
      },
      connection: [
        ...facts.connection.map(({ at, isOnline }) => `${time(at)} ${isOnline ? 'online' : 'offline'}`),
        `now ${facts.isOnline ? 'online' : 'offline'}`,
      ],
      waiting: facts.waiting.map(({ kind, phase, trouble, tries, createdAt, isKept, files }) => ({
        kind,
        phase,
        trouble: troubleOf(trouble),
        tries,
        since: time(createdAt),
        isKept,
        // A name may be anything; its type and size are what an upload depends on.
        files: files.map(({ type, size, uploaded }) => ({ type, size, isUploaded: uploaded !== null })),
      })),
      failedCalls: facts.failedCalls.map(
        ({ method, path, outcome, at }) => `${time(at)} ${method} ${path}: ${outcome}`,
      ),
    },
    null,
    2,
  )
}

function stateOf({ arrivedAt, isFailed }: ConfigurationState): string {
  if (arrivedAt !== null) return `arrived ${time(arrivedAt)}`
  return isFailed ? 'failed' : 'not here'
}

function troubleOf(trouble: QueuedEntry['trouble']): string | null {
  if (trouble?.code !== 'failed') return trouble?.code ?? null
  const { kind, status } = trouble.facts
  return kind === 'http' ? String(status) : kind
}

const time = (at: number) => new Date(at).toISOString()
