import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld, type TestWorld } from './test-world.ts'

const NOW = new Date('2026-06-09T18:30:00Z')
const LIGHT_FIRST = 'user-course-streams'

let world: TestWorld

beforeEach(() => {
  world = testWorld({ brand: 'lumen', now: NOW })
})

async function send(method: string, path: string, init: { json?: object; form?: Record<string, string | string[] | File>; token?: string | null; v2?: boolean; lang?: string } = {}) {
  const token = init.token === undefined ? world.token : init.token
  const headers: Record<string, string> = { 'X-App-Type': 'web', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  let body: BodyInit | undefined
  if (init.json) {
    body = JSON.stringify(init.json)
    headers['Content-Type'] = 'application/json'
  }
  if (init.form) {
    const form = new FormData()
    for (const [name, value] of Object.entries(init.form)) {
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
    }
    body = form
  }
  const address = `http://localhost/spa/${init.v2 ? 'v2' : 'api/v1'}/${path}${path.includes('?') ? '&' : '?'}lang=${init.lang ?? 'en'}`
  const response = await world.fetch(address, { method, headers, ...(body ? { body } : {}) })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

const login = (email: string, password: string) => send('POST', 'auth/login', { json: { email, password }, token: null })

/** The stream that the pictures show, with its statuses. */
async function featured() {
  const { body } = await send('GET', `${LIGHT_FIRST}?expand=course`)
  const stream = body.data.find(({ course_id }: { course_id: number }) => course_id === 41)
  const statuses = await send('GET', `${LIGHT_FIRST}/${stream.id}/user-homework`)
  return { stream, statuses: statuses.body.data }
}

describe('signing in', () => {
  it('answers with a token that opens the user', async () => {
    const { body } = await login('vera.sokolova@mail.example', 'sunlight')
    const user = await send('GET', 'user', { token: body.data.token })
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
    world.advance(61_000)
    expect((await login('vera.sokolova@mail.example', 'sunlight')).body.success).toBe(true)
  })

  it('ends the older token of the same kind of app and tells its socket', async () => {
    await login('vera.sokolova@mail.example', 'sunlight')
    expect((await send('GET', 'user')).status).toBe(401)
    expect(world.events.map(({ type }) => type)).toEqual(['logout'])
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
    expect((await send(method, path)).status).toBe(status)
  })

  it('asks for a token where one is needed', async () => {
    expect((await send('GET', 'user', { token: null })).status).toBe(401)
    expect((await send('GET', 'domain-config', { token: null })).status).toBe(200)
  })

  it('refuses unreadable JSON and the wrong kind of body', async () => {
    const raw = await world.fetch('http://localhost/spa/api/v1/auth/login', { method: 'POST', body: '{"email":', headers: { 'Content-Type': 'application/json' } })
    expect(raw.status).toBe(400)
    expect((await send('POST', 'user', { json: { city: 'Porto' } })).status).toBe(422)
  })

  it('shows the world’s time in the Date header', async () => {
    const { headers } = await send('GET', 'user')
    expect(Math.abs(Date.parse(headers.get('Date') ?? '') - NOW.getTime())).toBeLessThan(5000)
  })

  it('speaks the language of the request', async () => {
    const { body } = await send('GET', `${LIGHT_FIRST}?expand=course`, { lang: 'ru' })
    expect(body.data.map(({ course }: { course: { short_title: string } }) => course.short_title)).toContain('Сначала свет')
  })

  it('spoils what it is told to, as often as it is told to', async () => {
    world.setFault('L1', '500', 1)
    expect((await send('GET', LIGHT_FIRST)).status).toBe(500)
    expect((await send('GET', LIGHT_FIRST)).status).toBe(200)
    expect(() => world.setFault('L99', '500')).toThrow('no call')
  })

  it('does the work of a lost answer', async () => {
    world.setFault('POST user', 'lost', 1)
    await expect(send('POST', 'user', { form: { city: 'Porto' } })).rejects.toThrow('Failed to fetch')
    expect((await send('GET', 'user')).body.data.city).toBe('Porto')
  })
})

describe('a form', () => {
  it('changes nothing when it is refused', async () => {
    const { body } = await send('POST', 'user', { form: { city: 'Porto', phone: '12' } })
    expect(Object.keys(body.errors)).toEqual(['phone'])
    expect((await send('GET', 'user')).body.data.city).toBe('Lisbon')
  })

  it('makes a changed phone unconfirmed', async () => {
    await send('POST', 'user', { form: { phone: '+351911111111' } })
    expect((await send('GET', 'user')).body.data).toMatchObject({ phone: '+351911111111', phone_validated: false })
  })
})

describe('a code', () => {
  const phone = '+351910000000'
  const verify = (code: string) => send('POST', 'user/verify-phone', { v2: true, json: { phone, code } })

  it('is sent once a minute, confirms and is used up', async () => {
    await send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })
    expect((await send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })).status).toBe(429)
    expect((await verify('000000')).body.errors).toHaveProperty('code')
    expect((await verify('123456')).body.success).toBe(true)
    expect((await verify('123456')).body.success).toBe(false)
  })

  it('is void after five wrong tries and after ten minutes', async () => {
    await send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })
    for (let n = 0; n < 5; n += 1) await verify('000000')
    expect((await verify('123456')).body.success ?? false).toBe(false)
    world.advance(61_000)
    await send('POST', 'user/request-phone-otp', { v2: true, json: { phone } })
    world.advance(601_000)
    expect((await verify('123456')).body.errors).toHaveProperty('code')
  })
})

describe('a day', () => {
  const act = (streamId: number, dayId: number, what: string) => send('POST', `${LIGHT_FIRST}/${streamId}/user-day-status/${dayId}/${what}?expand=day.scores`, { json: {} })

  it('is finished only after its start, and books its points once', async () => {
    const { stream } = await featured()
    expect((await act(stream.id, 41_012, 'finish')).status).toBe(409)
    await act(stream.id, 41_012, 'start')
    const finished = await act(stream.id, 41_012, 'finish')
    expect(finished.body.data).toMatchObject({ status: 'finished', day: { scores: [{ amount: 10 }] } })
    await act(stream.id, 41_012, 'finish')
    expect((await send('GET', 'user-score/amount')).body.data.amount).toBe(1250)
    const status = await send('GET', `${LIGHT_FIRST}/${stream.id}/status?expand=days,currentTrainingDay`)
    expect(status.body.data.stream.progress).toMatchObject({ days_count: 42, complete_days_count: 12 })
    expect(status.body.data.current_training_day).toMatchObject({ day_number: 13 })
  })

  it('of a closed stage cannot be started', async () => {
    const { stream } = await featured()
    expect((await act(stream.id, 41_015, 'start')).status).toBe(403)
    world.advance(3 * 86_400_000)
    expect((await act(stream.id, 41_015, 'start')).status).toBe(200)
  })

  it('counts what was viewed in increments', async () => {
    const { stream } = await featured()
    const started = await act(stream.id, 41_012, 'start')
    const statistic = { streamId: stream.id, dayId: 41_012, lessonId: 4_101_200 + 1, viewedSeconds: 130, playCount: 1, dayStatus: 'started' }
    await send('POST', 'save-lesson-stat', { json: statistic })
    const second = await send('POST', 'save-lesson-stat', { json: { ...statistic, playCount: 0 } })
    expect(second.body.data).toMatchObject({ viewed_seconds: 260, play_count: 1 })
    const progress = await send('GET', `${LIGHT_FIRST}/${stream.id}/user-day-status/${started.body.data.id}/progress`)
    expect(progress.body.data).toMatchObject({ lessons_count: 4, complete_lessons_count: 1, progress: 25 })
    expect((await send('POST', 'save-lesson-stat', { json: { ...statistic, viewedSeconds: 90_000 } })).status).toBe(422)
  })
})

describe('homework', () => {
  const EGG = 41_03 + 50
  const upload = (file: File) => send('POST', 'file', { form: { file } })
  const photo = () => new File(['light'], 'egg.jpg', { type: 'image/jpeg' })

  async function open() {
    const { stream, statuses } = await featured()
    const status = statuses.find(({ target_id, target_type }: { target_id: number; target_type: string }) => target_id === EGG && target_type === 'stage_day_homework')
    const sendIt = (form: Record<string, string | string[]>) => send('POST', `${LIGHT_FIRST}/${stream.id}/user-homework/${status.id}`, { form })
    const stateNow = async () => (await featured()).statuses.find(({ id }: { id: number }) => id === status.id).status
    return { stream, status, sendIt, stateNow }
  }

  it.each([
    [new File(['text'], 'notes.txt', { type: 'text/plain' }), 422],
    [new File([], 'empty.jpg', { type: 'image/jpeg' }), 422],
    [new File(['light'], 'egg.jpg', { type: 'image/jpeg' }), 200],
  ])('takes photos and videos with something in them (%#)', async (file, status) => {
    expect((await upload(file)).status).toBe(status)
  })

  it('is refused without the file that it needs, then checked, then answered by an expert', async () => {
    const { sendIt, stateNow, stream, status } = await open()
    expect((await sendIt({ message: 'Here' })).body.errors).toHaveProperty('file_ids')
    const file = (await upload(photo())).body.data
    const sent = await sendIt({ message: 'Here', 'file_ids[]': [String(file.id)] })
    expect(sent.body.data).toMatchObject({ chatMessage: { user_homework_status_id: status.id, files: [{ id: file.id }] }, userHomeworkStatus: { status: 'UPLOADED' } })
    expect((await sendIt({ message: 'Again', 'file_ids[]': [String(file.id)] })).status).toBe(409)

    world.advance(21_000)
    expect(await stateNow()).toBe('DONE')
    expect((await send('GET', 'user-score/amount')).body.data.amount).toBe(1250)
    const messages = await send('GET', `chats/${stream.chat_channel_id}/messages`)
    expect(messages.body.data[0]).toMatchObject({ user_homework_status_id: status.id, employee: { first_name: 'Daniel', is_expert: true } })
    expect(world.events.map(({ type }) => type)).toEqual(['homework_status', 'chat_message', 'homework_status', 'chat_message', 'score'])
  })

  it('that was not approved can be sent again', async () => {
    const { sendIt, stateNow } = await open()
    const file = (await upload(photo())).body.data
    await sendIt({ 'file_ids[]': [String(file.id)] })
    world.expertAnswers('FAIL')
    expect(await stateNow()).toBe('FAIL')
    expect((await sendIt({ 'file_ids[]': [String(file.id)] })).body.success).toBe(true)
    world.expertAnswers('DONE')
    expect(await stateNow()).toBe('DONE')
    expect((await send('GET', 'user-score/amount')).body.data.amount).toBe(1250)
  })

  it('of somebody else’s file is refused', async () => {
    const { sendIt } = await open()
    expect((await sendIt({ 'file_ids[]': ['1'] })).body.errors).toHaveProperty('file_ids')
  })

  it('of closed stages has no status yet', async () => {
    const { statuses } = await featured()
    expect(statuses.map(({ target_id }: { target_id: number }) => target_id)).not.toContain(4104 + 50)
  })
})

describe('an expert’s answer', () => {
  it('is rated, and marks what came before as viewed', async () => {
    const chats = (await send('GET', 'chats')).body.data
    const ines = chats.find(({ unread_count }: { unread_count: number }) => unread_count === 2)
    const [newest] = (await send('GET', `chats/${ines.id}/messages`)).body.data
    expect((await send('PUT', `chats/${ines.id}/messages/${newest.id}/rating`, { json: { rating: 6 } })).body.errors).toHaveProperty('rating')
    expect((await send('PUT', `chats/${ines.id}/messages/${newest.id}/rating`, { json: { rating: 5 } })).body.data.rating).toBe(5)
    await send('PUT', `chats/${ines.id}/messages/${newest.id}/viewed`, { json: {} })
    expect((await send('GET', `chats/${ines.id}`)).body.data.unread_count).toBe(0)
  })
})

describe('an appeal', () => {
  it('is refused the fourth time within a minute', async () => {
    const appeal = { message: 'Help', name: 'Vera', email: 'vera@mail.example' }
    const ask = () => send('POST', 'tech-questions/anonymous', { json: appeal, token: null })
    for (let n = 0; n < 3; n += 1) expect((await ask()).body.success).toBe(true)
    expect((await ask()).status).toBe(429)
    expect((await send('POST', 'tech-questions/anonymous', { json: { ...appeal, message: 'x'.repeat(501) }, token: null })).body.errors).toHaveProperty('message')
  })
})
