import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { callHeaders } from '../call-headers.ts'
import { PASSWORD } from '../world/seed/people.ts'
import { readEverything } from './live-calls.ts'
import { BASES } from './openapi.ts'
import { startWorldServer } from './world-server.ts'

const VERA = { appId: 'lumen', email: 'vera.sokolova@mail.example', password: PASSWORD, v1: BASES.v1, v2: BASES.v2 }

async function world(): Promise<string> {
  const { origin, close } = await startWorldServer('lumen', 'main', 0)
  onTestFinished(close)
  return origin
}

/** The same server behind one that spoils what it says. */
async function spoiled(origin: string, spoil: (path: string, text: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => void pass())
    async function pass() {
      const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {}
      const headers = Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection')
      const init = {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(headers) as Record<string, string>,
        ...body,
      }
      const answer = await fetch(origin + request.url, init)
      const path = (request.url ?? '').replace(/^\/spa\/(?:api\/v1|v2)\/|\?.*/g, '')
      response.writeHead(answer.status, path === 'cookie' ? {} : { 'Cache-Control': 'no-store' })
      response.end(spoil(path, await answer.text()))
    }
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
}

it('answers as it is described, to everything that a learner reads', async () => {
  const { departures, read, unread } = await readEverything({ ...VERA, origin: await world() })
  expect(departures).toEqual([])
  expect(unread).toEqual([])
  expect(read).toHaveLength(39)
})

it('names each departure with its place', async () => {
  const origin = await spoiled(await world(), (path, text) => {
    if (path === 'user-course-streams') return text.replace(/"id":(\d+)/, '"id":"$1"')
    if (path === 'user') return text.replace('"success":true,', '')
    if (path === 'homework') return '<html>'
    if (/^chats\/\d+$/.test(path)) return text.replace(/"unread_count":\d+/, '"unread_count":"many"')
    return text
  })
  const { departures } = await readEverything({ ...VERA, origin })
  const named = departures.map(({ call, path, what }) => `${call}  ${path}  ${what}`)
  expect(named).toContain('GET user-course-streams  $.data[0].id  must be integer')
  expect(named).toContain("GET user  $  must have required property 'success'")
  expect(named).toContain('GET homework  $  no JSON: "<html>"')
  expect(named).toContain('GET chats/{id}  $.data.unread_count  must be integer,null')
  expect(named).toContain('GET cookie  Cache-Control  expected no-store')
  expect(named).toContain('GET user-score  X-Pagination-Page-Count  expected a whole number')
})

it('says who can sign in, and that a port is taken', async () => {
  const { origin, email, close } = await startWorldServer('lumen', 'main', 0)
  onTestFinished(close)
  expect(email).toBe(VERA.email)
  await expect(startWorldServer('lumen', 'main', Number(new URL(origin).port))).rejects.toThrow(/EADDRINUSE/)
})

it('stops where nobody can sign in', async () => {
  const origin = await world()
  const { read, departures } = await readEverything({ ...VERA, origin, password: 'moonlight' })
  expect(read).toEqual([])
  expect(departures).toEqual([
    expect.objectContaining({ call: 'POST auth/login', what: expect.stringContaining('refused') }),
  ])
})

it('serves clients on other origins, its media, and a socket that tells what happens', async () => {
  const origin = await world()
  const preflight = await fetch(`${origin}${BASES.v1}/user`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://app.example' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('X-App-Id')

  let token: string | null = null
  const call = async (path: string, body?: object) => {
    const headers = { ...callHeaders('lumen', token), ...(body ? { 'Content-Type': 'application/json' } : {}) }
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
    const { data } = await (await fetch(`${origin}${BASES.v1}/${path}?lang=en`, init)).json()
    return data
  }
  token = (await call('auth/login', { email: VERA.email, password: PASSWORD })).token
  const { components } = await call('domain-config')
  const address: string = components.notification_service.websocket
  const socket = new WebSocket(`${address}?token=${token}`)
  const told: string[] = []
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data)).type))
  await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN)
  const [chat] = await call('chats')
  await call(`chats/${chat.id}/messages`, { message: 'Is anybody there?' })
  await expect.poll(() => told).toContain('chat_message')
  socket.close()

  const stranger = new WebSocket(`${address}?token=nobody`)
  const closed = new Promise((resolve) => stranger.addEventListener('close', ({ code }) => resolve(code)))
  expect(await closed).toBe(4401)

  const picture = await fetch(`${origin}/v/art/demo-bread.svg`)
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect((await fetch(`${origin}/v/../package.json`)).status).toBe(404)
  expect((await fetch(`${origin}/v/%2e%2e/%2e%2e/package.json`)).status).toBe(404)
})
