import { expect, it } from 'vitest'
import { callHeaders } from './call-headers.ts'
import { startWorld } from './test-network.ts'

const as = (appId: string, token: string | null) => ({ headers: callHeaders(appId, token) })

it('answers fetch, uploads and sockets of a page, each time from a new world', async () => {
  const first = await startWorld({ brand: 'kinetic', scenario: 'main' })
  const response = await fetch('/spa/api/v1/user?lang=en', as('kinetic', first.token))
  expect((await response.json()).data.first_name).toBe('Theo')
  expect(first.received('A9')).toHaveLength(1)

  const second = await startWorld({ brand: 'lumen', scenario: 'frozen' })
  expect(second.requests).toEqual([])
  expect((await fetch('/spa/api/v1/user?lang=en', as('lumen', first.token))).status).toBe(401)

  const told = new Promise((resolve) => {
    const socket = new WebSocket(`wss://rt.lumen.example/ws?token=${second.token}`)
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(data).type))
    socket.addEventListener('open', () => second.signInElsewhere('main'))
  })
  expect(await told).toBe('logout')
})

it('breaks off where it is told to', async () => {
  const world = await startWorld()
  world.setFault('A31', 'offline', 1)
  await expect(fetch('/spa/api/v1/domain-config?lang=en', as('lumen', null))).rejects.toThrow(TypeError)
  expect((await fetch('/spa/api/v1/domain-config?lang=en', as('lumen', null))).status).toBe(200)
})
