import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { testWorld, type TestWorld } from '../mocks/test-world'
import type { WorldPlan } from '../mocks/world/create-world'
import type { World } from '../mocks/world/model'
import { setSite } from '../mocks/world/site'
import { configureApi } from '../src/api/client'
import { isApiError } from '../src/api/errors'
import { createQueryClient } from '../src/api/query-client'
import { configureReports, type ReportEntry } from '../src/api/report'
import { readToken, rereadToken, writeToken } from '../src/api/token-store'
import { readLocalBrand } from '../src/brand/local-brand'
import { BrandProvider } from '#/domains/site-config/use-brand'
import { followSession } from '../src/domains/session/follow/follow-session'
import { noteSignIn } from '../src/domains/session/guard/return-path'
import { stopOutboxes } from '../src/outbox/outbox'
import { forgetPolicy, POLICY_COOKIE } from '../src/platform/cookie-policy'
import { writeStored } from '../src/platform/storage'
import { createRouter } from '../src/router'
import { FakeSocket } from './fake-socket'
import { TEST_EDGE } from './test-edge'

export interface AppUnderTest {
  world: TestWorld
  router: ReturnType<typeof createRouter>
  client: ReturnType<typeof createQueryClient>
  reports: ReportEntry[]
  /** Address of the current screen, without the router base. */
  address: () => string
  /** Numbers of the contract's calls that the server received, in order. */
  calls: () => string[]
}

interface Start {
  /** Token to start with: by default that of the scenario's learner. */
  token?: string | null
  /** True: this browser has not been asked for cookies; otherwise it was, and nothing but the essential ones was allowed. */
  isUnasked?: boolean
  /** Changes the world before the app starts. */
  prepare?: (world: TestWorld) => void
}

/** A Tuesday noon of the school: what a screen says about time does not depend on the machine's clock. */
const NOON = new Date('2026-06-09T10:00:00Z')

/** Short, but where the server asks for a pause: how long they are has tests of its own (`api/retry.test.ts`). */
const retryDelay = (_: number, error: unknown) => (isApiError(error) ? error.retryAfterMs : undefined) ?? 100

/** A test that takes the line away gets no answer any more, also not one that is under way: it would put the app online again. */
function refuseOffline(): void {
  if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch')
}

/** A Tuesday evening of the school, on day 12 of the main learner's first course. */
export const DAY_12_EVENING = new Date('2026-06-09T18:30:00Z')

/** Where an app starts: an address, or what gives one from the ids of its world. */
type StartPath = string | ((world: World) => string)

/** The whole app at an address, through its real router, against a mock world of its own, at noon unless the plan says otherwise. */
export async function renderApp(
  path: StartPath,
  plan: Partial<WorldPlan> = {},
  start: Start = {},
): Promise<AppUnderTest> {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  localStorage.clear()
  sessionStorage.clear()
  if (start.isUnasked) forgetPolicy()
  document.cookie = `${POLICY_COOKIE}=essential; Path=/; Max-Age=${start.isUnasked ? 0 : 3600}`
  // Only tests of the offer itself see it.
  writeStored('app-offer', { at: Date.now(), count: 1 })
  writeToken(null)
  rereadToken()
  // No test uses the real network; one that needs events plays the server.
  FakeSocket.made = []
  vi.stubGlobal('WebSocket', FakeSocket)
  // Vite serves the sample media under this folder.
  setSite({ origin: location.origin, base: '/mocks/media/', apiOrigin: TEST_EDGE.origin })
  const world = testWorld({ brand: readLocalBrand().id, now: NOON, ...plan })
  start.prepare?.(world)
  let isOver = false
  const fetch: typeof world.fetch = async (...request) => {
    refuseOffline()
    const answer = await world.fetch(...request)
    if (isOver) return new Promise(() => {})
    refuseOffline()
    return answer
  }
  configureApi({ ...TEST_EDGE, appId: readLocalBrand().appId, fetch })
  const reports: ReportEntry[] = []
  configureReports((entry) => reports.push(entry))
  writeToken(start.token === undefined ? world.token : start.token)

  const client = createQueryClient()
  const { queries = {}, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay } })
  const router = createRouter({ queryClient: client })
  const address = typeof path === 'string' ? path : path(world.read())
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`/v${address}`] }) })
  const stop = followSession({ client, router, reload: () => {} })
  onTestFinished(async () => {
    stop()
    // No answer that is still under way may reach the next test, and no preload that is still running its world.
    isOver = true
    vi.spyOn(client, 'query').mockReturnValue(new Promise(() => {}))
    if (readToken() !== null) writeToken(null)
    // A sender that began before the background did ends with its token, which the next test may have again.
    stopOutboxes(client)
    client.clear()
    // Whoever signed out by choice is not the one who comes next.
    noteSignIn()
    // What waits to be sent would be sent to the next test's world.
    for (const { name } of await indexedDB.databases()) if (name?.startsWith('learner.')) indexedDB.deleteDatabase(name)
  })
  await router.load()
  await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <RouterProvider router={router} />
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return {
    world,
    router,
    client,
    reports,
    address: () => (router.state.resolvedLocation ?? router.state.location).href,
    calls: () => world.requests.map(({ no }) => no),
  }
}
