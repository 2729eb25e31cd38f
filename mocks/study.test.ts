import { beforeEach, describe, expect, it } from 'vitest'
import { testClient } from './test-client.ts'
import { personOf } from './world/create-world.ts'

let client: ReturnType<typeof testClient>

beforeEach(() => {
  client = testClient()
})

const act = (streamId: number, dayId: number, what: string) =>
  client.send('POST', `user-course-streams/${streamId}/user-day-status/${dayId}/${what}?expand=day.scores`, {
    json: {},
  })

const upload = (file: File) => client.send('POST', 'file', { form: { file } })

const photo = () => new File(['light'], 'egg.jpg', { type: 'image/jpeg' })

describe('a day', () => {
  it('is finished only after its start, and books its points once', async () => {
    const { stream } = await client.featured()
    expect((await act(stream.id, 41_012, 'finish')).status).toBe(409)
    await act(stream.id, 41_012, 'start')
    const finished = await act(stream.id, 41_012, 'finish')
    expect(finished.body.data).toMatchObject({ status: 'finished', day: { scores: [{ amount: 10 }] } })
    await act(stream.id, 41_012, 'finish')
    expect((await client.send('GET', 'user-score/amount')).body.data.amount).toBe(1250)
    const status = await client.send('GET', `user-course-streams/${stream.id}/status?expand=days,currentTrainingDay`)
    expect(status.body.data.stream.progress).toMatchObject({ days_count: 42, complete_days_count: 12 })
    expect(status.body.data.current_training_day).toMatchObject({ day_number: 13 })
  })

  it('of a closed stage cannot be started', async () => {
    const { stream } = await client.featured()
    expect((await act(stream.id, 41_015, 'start')).status).toBe(403)
    client.world.advance(3 * 86_400_000)
    expect((await act(stream.id, 41_015, 'start')).status).toBe(200)
  })

  it('counts what was viewed in increments', async () => {
    const { stream } = await client.featured()
    const started = await act(stream.id, 41_012, 'start')
    const statistic = {
      streamId: stream.id,
      dayId: 41_012,
      lessonId: 4_101_200 + 1,
      viewedSeconds: 130,
      playCount: 1,
      dayStatus: 'started',
    }
    await client.send('POST', 'save-lesson-stat', { json: statistic })
    const second = await client.send('POST', 'save-lesson-stat', { json: { ...statistic, playCount: 0 } })
    expect(second.body.data).toMatchObject({ viewed_seconds: 260, play_count: 1 })
    const progress = await client.send(
      'GET',
      `user-course-streams/${stream.id}/user-day-status/${started.body.data.id}/progress`,
    )
    expect(progress.body.data).toMatchObject({ lessons_count: 4, complete_lessons_count: 1, progress: 25 })
    expect(
      (await client.send('POST', 'save-lesson-stat', { json: { ...statistic, viewedSeconds: 90_000 } })).status,
    ).toBe(422)
  })
})

describe('a stream', () => {
  it.each([
    ['freeze/create', { start_date: 1.5, end_date: 2.5 }],
    ['filters', { filters: { refused_day_ids: 41_012 } }],
    ['filters', { filters: { training_lesson_option_values: ['12'] } }],
  ])('takes no other types: %s %j', async (call, body) => {
    const { stream } = await client.featured()
    const answer = await client.send('POST', `user-course-streams/${stream.id}/${call}`, { json: body })
    expect(answer.status).toBe(422)
  })
})

describe('homework', () => {
  const EGG = 41_03 + 50

  async function open() {
    const { stream, statuses } = await client.featured()
    const status = statuses.find(
      ({ target_id, target_type }: { target_id: number; target_type: string }) =>
        target_id === EGG && target_type === 'stage_day_homework',
    )
    const sendIt = (form: Record<string, string | string[]>) =>
      client.send('POST', `user-course-streams/${stream.id}/user-homework/${status.id}`, { form })
    const stateNow = async () =>
      (await client.featured()).statuses.find(({ id }: { id: number }) => id === status.id).status
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
    expect(sent.body.data).toMatchObject({
      chatMessage: { user_homework_status_id: status.id, files: [{ id: file.id }] },
      userHomeworkStatus: { status: 'UPLOADED' },
    })
    expect((await sendIt({ message: 'Again', 'file_ids[]': [String(file.id)] })).status).toBe(409)

    client.world.advance(21_000)
    expect(await stateNow()).toBe('DONE')
    expect((await client.send('GET', 'user-score/amount')).body.data.amount).toBe(1250)
    const messages = await client.send('GET', `chats/${stream.chat_channel_id}/messages`)
    expect(messages.body.data[0]).toMatchObject({
      user_homework_status_id: status.id,
      employee: { first_name: 'Daniel', is_expert: true },
    })
    expect(client.world.events.map(({ type }) => type)).toEqual([
      'homework_status',
      'chat_message',
      'homework_status',
      'chat_message',
      'score',
    ])
  })

  it('is answered, and that is told, also when the request that comes next is refused', async () => {
    const { sendIt } = await open()
    const file = (await upload(photo())).body.data
    await sendIt({ 'file_ids[]': [String(file.id)] })
    client.world.events.length = 0
    client.world.change((world) => {
      world.clockOffsetMs += 21_000
    })
    const login = { json: { email: 'vera.sokolova@mail.example', password: 'wrong' }, token: null }
    expect((await client.send('POST', 'auth/login', login)).body.success).toBe(false)
    expect(client.world.events.map(({ type }) => type)).toEqual(['homework_status', 'chat_message', 'score'])
  })

  it('that was not approved can be sent again', async () => {
    const { sendIt, stateNow } = await open()
    const file = (await upload(photo())).body.data
    await sendIt({ 'file_ids[]': [String(file.id)] })
    client.world.expertAnswers('FAIL')
    expect(await stateNow()).toBe('FAIL')
    expect((await sendIt({ 'file_ids[]': [String(file.id)] })).body.success).toBe(true)
    client.world.expertAnswers('DONE')
    expect(await stateNow()).toBe('DONE')
    expect((await client.send('GET', 'user-score/amount')).body.data.amount).toBe(1250)
  })

  it('of somebody else’s file is refused', async () => {
    const { sendIt } = await open()
    expect((await sendIt({ 'file_ids[]': ['1'] })).body.errors).toHaveProperty('file_ids')
  })

  it('of closed stages has no status yet', async () => {
    const { statuses } = await client.featured()
    expect(statuses.map(({ target_id }: { target_id: number }) => target_id)).not.toContain(4104 + 50)
  })
})

describe('an expert’s answer', () => {
  it('is rated, and marks what came before as viewed', async () => {
    const chats = (await client.send('GET', 'chats')).body.data
    const ines = chats.find(({ unread_count }: { unread_count: number }) => unread_count === 2)
    const [newest] = (await client.send('GET', `chats/${ines.id}/messages`)).body.data
    expect(
      (await client.send('PUT', `chats/${ines.id}/messages/${newest.id}/rating`, { json: { rating: 6 } })).body.errors,
    ).toHaveProperty('rating')
    expect(
      (await client.send('PUT', `chats/${ines.id}/messages/${newest.id}/rating`, { json: { rating: 5 } })).body.data
        .rating,
    ).toBe(5)
    await client.send('PUT', `chats/${ines.id}/messages/${newest.id}/viewed`, { json: {} })
    expect((await client.send('GET', `chats/${ines.id}`)).body.data.unread_count).toBe(0)
  })
})

describe('a question in the demo of a course', () => {
  it.each([
    ['that takes none is refused', { isDemo: true, courseId: 44 }, 403],
    ['that takes them is sent', { isDemo: true, courseId: 43 }, 200],
    ['is sent once the course is bought', { isDemo: false, courseId: 44 }, 200],
  ])('%s', async (_name, change, status) => {
    const { stream } = await client.featured()
    client.world.change((world) => {
      const own = personOf(world, 'main').streams.find(({ id }) => id === stream.id)
      Object.assign(own ?? {}, change)
    })
    const { body } = await client.send('GET', `user-course-streams/${stream.id}?expand=course`)
    expect(body.data.course.is_demo_user_message_enabled).toBe(change.courseId !== 44)
    const question = { message: 'Which film is it?' }
    const sent = await client.send('POST', `chats/${stream.chat_channel_id}/messages`, { json: question })
    expect(sent.status).toBe(status)
  })
})

describe('an appeal', () => {
  it('is refused the fourth time within a minute', async () => {
    const appeal = { message: 'Help', name: 'Vera', email: 'vera@mail.example' }
    const ask = () => client.send('POST', 'tech-questions/anonymous', { json: appeal, token: null })
    for (let n = 0; n < 3; n += 1) expect((await ask()).body.success).toBe(true)
    expect((await ask()).status).toBe(429)
    expect(
      (
        await client.send('POST', 'tech-questions/anonymous', {
          json: { ...appeal, message: 'x'.repeat(501) },
          token: null,
        })
      ).body.errors,
    ).toHaveProperty('message')
  })
})
