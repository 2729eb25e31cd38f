import { beforeEach, describe, expect, it } from 'vitest'
import { callHeaders } from './call-headers.ts'
import { testClient } from './test-client.ts'

let client: ReturnType<typeof testClient>

beforeEach(() => {
  client = testClient()
})

const login = (email: string, password: string) =>
  client.send('POST', 'auth/login', { json: { email, password }, token: null })

describe('signing in', () => {
  it('answers with a token that opens the user', async () => {
    const { body } = await login('vera.sokolova@mail.example', 'sunlight')
    const user = await client.send('GET', 'user', { token: body.data.token })
    expect(user.body.data).toMatchObject({ first_name: 'Vera', scores_amount: 1240 })
  })

  it.each([
    ['nobody@mail.example', 'sunlight', 'email'],
    ['vera.sokolova@mail.example', 'wrong', 'password'],
    ['', '', 'email'],
  ])('refuses %s with %s beside %s', async (email, password, field) => {
    const { status, body } = await login(email, password)
    expect(status).toBe(200)
    expect(Object.keys(body.errors)).toContain(field)
  })

  it('refuses a blocked account without a reason', async () => {
    expect((await login('bo.ek@mail.example', 'sunlight')).body).toEqual({ success: false, data: null, errors: null })
  })

  it('is slowed down after ten wrong passwords within a minute', async () => {
    for (let n = 0; n < 10; n += 1) await login('vera.sokolova@mail.example', `wrong${n}`)
    const { status, headers } = await login('vera.sokolova@mail.example', 'sunlight')
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    client.world.advance(61_000)
    expect((await login('vera.sokolova@mail.example', 'sunlight')).body.success).toBe(true)
  })

  it('ends the older token of the same kind of app and tells its socket', async () => {
    await login('vera.sokolova@mail.example', 'sunlight')
    expect((await client.send('GET', 'user')).status).toBe(401)
    expect(client.world.events.map(({ type }) => type)).toEqual(['logout'])
  })
})

describe('the edge', () => {
  it.each([
    ['GET', 'nowhere', 404],
    ['DELETE', 'auth/login', 405],
    ['GET', 'user-course-streams/999999', 404],
    ['GET', 'courses/43/stages', 200],
    ['GET', 'courses/43210/stages', 404],
    ['GET', 'chats/999999/messages?sort=name', 400],
  ])('%s %s gives %i', async (method, path, status) => {
    expect((await client.send(method, path)).status).toBe(status)
  })

  it('asks for a token where one is needed', async () => {
    expect((await client.send('GET', 'user', { token: null })).status).toBe(401)
    expect((await client.send('GET', 'domain-config', { token: null })).status).toBe(200)
  })

  it('refuses unreadable JSON and the wrong kind of body', async () => {
    const raw = await client.world.fetch('http://localhost/spa/api/v1/auth/login?lang=en', {
      method: 'POST',
      body: '{"email":',
      headers: { ...callHeaders('lumen', null), 'Content-Type': 'application/json' },
    })
    expect((await raw.json()).message).toContain('Invalid JSON')
    expect(raw.status).toBe(400)
    expect((await client.send('POST', 'user', { json: { city: 'Porto' } })).status).toBe(422)
  })

  it('refuses what departs from the contract, and names it', async () => {
    const { status, body } = await client.send('GET', 'user?page=2')
    expect([status, body.message]).toEqual([400, 'query page is unknown'])
  })

  it('shows the world’s time in the Date header', async () => {
    const { headers } = await client.send('GET', 'user')
    const shown = Date.parse(headers.get('Date') ?? '')
    expect(Math.abs(shown - Date.parse('2026-06-09T18:30:00Z'))).toBeLessThan(5000)
  })

  it('speaks the language of the request', async () => {
    const { body } = await client.send('GET', `user-course-streams?expand=course`, { lang: 'ru' })
    expect(body.data.map(({ course }: { course: { short_title: string } }) => course.short_title)).toContain(
      'Сначала свет',
    )
  })

  it('spoils what it is told to, as often as it is told to', async () => {
    client.world.setFault('L1', '500', 1)
    expect((await client.send('GET', 'user-course-streams')).status).toBe(500)
    expect((await client.send('GET', 'user-course-streams')).status).toBe(200)
    expect(() => client.world.setFault('L99', '500')).toThrow('no call')
  })

  it('does the work of a lost answer', async () => {
    client.world.setFault('POST user', 'lost', 1)
    await expect(client.send('POST', 'user', { form: { city: 'Porto' } })).rejects.toThrow('Failed to fetch')
    expect((await client.send('GET', 'user')).body.data.city).toBe('Porto')
  })
})

describe('a form', () => {
  it('changes nothing when it is refused', async () => {
    const { body } = await client.send('POST', 'user', { form: { city: 'Porto', phone: '12' } })
    expect(Object.keys(body.errors)).toEqual(['phone'])
    expect((await client.send('GET', 'user')).body.data.city).toBe('Lisbon')
  })

  it('makes a changed phone unconfirmed', async () => {
    await client.send('POST', 'user', { form: { phone: '+351911111111' } })
    expect((await client.send('GET', 'user')).body.data).toMatchObject({
      phone: '+351911111111',
      phone_validated: false,
    })
  })
})

describe('a code', () => {
  const phone = '+351910000000'
  const verify = (code: string) => client.send('POST', 'user/verify-phone', { v2: true, json: { phone, code } })

  it('is sent once a minute, confirms and is used up', async () => {
    await client.send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })
    expect((await client.send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })).status).toBe(429)
    expect((await verify('000000')).body.errors).toHaveProperty('code')
    expect((await verify('123456')).body.success).toBe(true)
    expect((await verify('123456')).body.success).toBe(false)
  })

  it('is void after five wrong tries and after ten minutes', async () => {
    await client.send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })
    for (let n = 0; n < 5; n += 1) await verify('000000')
    expect((await verify('123456')).body.success ?? false).toBe(false)
    client.world.advance(61_000)
    await client.send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })
    client.world.advance(601_000)
    expect((await verify('123456')).body.errors).toHaveProperty('code')
  })
})
