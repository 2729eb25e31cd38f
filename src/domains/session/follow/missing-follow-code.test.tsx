import { expect, it, onTestFinished, vi } from 'vitest'
import { testWorld } from '../../../../mocks/test-world'
import { TEST_EDGE } from '../../../../tests/test-edge'
import { configureApi } from '#/api/client'
import { createQueryClient } from '#/api/query-client'
import { TOKEN_KEY, writeToken } from '#/api/token-store'
import { readLocalBrand } from '#/brand/local-brand'
import { createRouter } from '#/router'
import { followSession } from './follow-session'

vi.mock('./meet-new-token', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a tab that cannot load the code to meet another learner with starts afresh', async () => {
  const world = testWorld({ brand: readLocalBrand().id })
  configureApi({ ...TEST_EDGE, appId: readLocalBrand().appId, fetch: world.fetch })
  writeToken(world.token)
  const client = createQueryClient()
  const reload = vi.fn<() => void>()
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(followSession({ client, router: createRouter({ queryClient: client }), reload }))
  onTestFinished(() => {
    writeToken(null)
    frame.remove()
  })
  frame.contentWindow?.localStorage.setItem(TOKEN_KEY, world.tokenOf('newcomer'))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})
