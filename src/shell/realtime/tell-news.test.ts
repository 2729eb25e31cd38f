import { beforeEach, describe, expect, it, vi } from 'vitest'
import { homeworkQueries } from '#/domains/study/homework-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { stageHomeworkWire } from '#/domains/study/homework-wire'
import * as z from '#/lib/zod'
import { dismissToast, showToast, toasts } from '#/ui/toasts/toast'
import * as examples from '../../../tests/contract/examples'
import { makeHomework, makeHomeworkStatus, makeStage } from '../../../tests/contract/made'
import { realtimeStage, type RealtimeStage } from '../../../tests/realtime-stage'

let stage: RealtimeStage
beforeEach(() => {
  vi.useFakeTimers()
  stage = realtimeStage()
})

const shown = () => toasts.read().map(({ text, action }) => [text, action?.label])
const later = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)
const note = (id: number, title: string, url: string | null = null) =>
  stage.tell('notification', { id, title, text: '', url })
const write = (id: number, change: object = {}) => {
  const message = { ...examples.message, id, files: [], message: `Message ${id}`, ...change }
  stage.tell('chat_message', { chat_id: 201, stream_id: 301, message })
}

describe('a notification', () => {
  it('is shown once, as plain words', async () => {
    stage.tell('notification', { id: 501, title: 'New lesson', text: '<b>Day 5</b> is open.', url: null })
    stage.tell('notification', { id: 501, title: 'New lesson', text: 'Day 5 is open.', url: null })
    stage.tell('notification', { id: 502, title: 'Ready!', text: 'See it.', url: 'javascript:alert(1)' })
    stage.tell('notification', { id: 503, title: '', text: null })
    stage.tell('notification', null)
    await later()
    expect(shown()).toEqual([
      ['New lesson. <b>Day 5</b> is open.', undefined],
      ['Ready! See it.', undefined],
    ])
  })

  it('leads to a screen, or out of the app by name', async () => {
    note(504, 'A', '/v/courses')
    note(505, 'B', 'https://www.news.example/x')
    await later()
    expect(shown()).toEqual([
      ['A', 'Open'],
      ['B', 'Open news.example'],
    ])
    toasts.read()[0]?.action?.onPress()
    expect(stage.open.mock.calls).toEqual([['/courses']])
  })

  it('waits its turn: two are shown at once, and none is lost', async () => {
    for (const [index, title] of ['A', 'B', 'C'].entries()) note(510 + index, title)
    await later()
    expect(shown().flat()).toEqual(['A', undefined, 'B', undefined])
    dismissToast(toasts.read()[0]?.id ?? 0)
    await later()
    expect(toasts.read().map(({ text }) => text)).toEqual(['B', 'C'])
  })

  it('waits for the one before where there is room for one only', async () => {
    stage.scene.room = 1
    note(510, 'A')
    note(511, 'B')
    await later()
    expect(toasts.read().map(({ text }) => text)).toEqual(['A'])
    dismissToast(toasts.read()[0]?.id ?? 0)
    await later()
    expect(toasts.read().map(({ text }) => text)).toEqual(['B'])
  })
})

it('nothing is told while the learner is busy, and then what is still news', async () => {
  stage.scene.isBusy = true
  write(90_001)
  note(520, 'A')
  await later(60_000)
  expect(shown()).toEqual([])
  stage.scene.path = '/chat/201'
  stage.scene.isBusy = false
  await later()
  expect(shown()).toEqual([['A', undefined]])
})

describe('messages', () => {
  it('become one notice, which leads to the first of them and goes once they are on the screen', async () => {
    write(90_001)
    await later()
    expect(shown()).toEqual([['Mira: Message 90001', 'Open']])
    write(90_002)
    write(90_002)
    await later()
    expect(shown()).toEqual([['2 new messages from Mira.', 'Open']])
    expect(toasts.read()[0]?.closable).toBe(true)
    toasts.read()[0]?.action?.onPress()
    expect(stage.open.mock.calls).toEqual([['/chat/201?message=90001']])
    write(90_003)
    await later()
    stage.move('/chat/201')
    expect(shown()).toEqual([])
  })

  it.each<[string, object]>([
    ['the learner’s own', { employee: null }],
    ['seen already', { is_viewed: true }],
    ['edited', { updated_at: examples.message.created_at + 60 }],
    ['rated', { rating: 4 }],
  ])('that are %s are no news', async (_, change) => {
    write(90_001, change)
    await later()
    expect(shown()).toEqual([])
  })
})

describe('homework', () => {
  const done = { ...examples.homeworkStatus, status: 'DONE', updated_at: examples.homeworkStatus.updated_at + 60 }
  beforeEach(() => {
    stage.client.setQueryData(homeworkQueries.statuses(301).queryKey, [makeHomeworkStatus()])
    stage.client.setQueryData(studyQueries.stages(41).queryKey, [makeStage()])
  })

  it('that was reviewed is told once, with its points, in place of the message that came with it', async () => {
    write(90_001, { user_homework_status_id: 5001 })
    stage.tell('homework_status', { stream_id: 301, status: done })
    stage.tell('homework_status', { stream_id: 301, status: done })
    stage.tell('score', { amount: 1350, entry: { id: 44_021, amount: 100 } })
    await later()
    expect(shown()).toEqual([['Approved: “Posture diary”. +100 points.', 'Open']])
    toasts.read()[0]?.action?.onPress()
    expect(stage.open.mock.calls).toEqual([['/homework/301/601']])
  })

  describe('that its course lists without the task', () => {
    const bare = z.parse(stageHomeworkWire, { ...examples.stageHomework, homework: null })
    beforeEach(() => stage.client.setQueryData(studyQueries.stages(41).queryKey, [makeStage({ homeworks: [bare] })]))

    it('is not told on its own screen, and leads to it from elsewhere', async () => {
      stage.scene.path = '/homework/301/601'
      stage.tell('homework_status', { stream_id: 301, status: done })
      await later()
      expect(shown()).toEqual([])
      stage.scene.path = '/courses'
      const again = { ...done, status: 'FAIL', updated_at: done.updated_at + 60 }
      stage.tell('homework_status', { stream_id: 301, status: again })
      await later()
      toasts.read()[0]?.action?.onPress()
      expect(stage.open.mock.calls).toEqual([['/homework/301/601']])
    })

    it('is called as in the list of all homework', async () => {
      stage.client.setQueryData(homeworkQueries.all().queryKey, [makeHomework({ title: 'Posture diary' })])
      stage.tell('homework_status', { stream_id: 301, status: done })
      await later()
      expect(shown()).toEqual([['Approved: “Posture diary”.', 'Open']])
    })
  })

  it('whose course was never opened leads to the list', async () => {
    stage.client.removeQueries({ queryKey: ['courses'] })
    stage.tell('homework_status', { stream_id: 301, status: { ...done, status: 'FAIL' } })
    await later()
    expect(shown()).toEqual([['Your homework is not approved yet.', 'Open']])
    toasts.read()[0]?.action?.onPress()
    expect(stage.open.mock.calls).toEqual([['/homework']])
  })

  it.each(['UPLOADED', 'NOT_UPLOADED'])('that is only %s is no news', async (status) => {
    stage.tell('homework_status', { stream_id: 301, status: { ...done, status } })
    await later()
    expect(shown()).toEqual([])
  })

  it('that was approved before is no news', async () => {
    stage.client.setQueryData(homeworkQueries.statuses(301).queryKey, [makeHomeworkStatus({ status: 'DONE' })])
    stage.tell('homework_status', { stream_id: 301, status: done })
    await later()
    expect(shown()).toEqual([])
  })
})

describe('points', () => {
  const gain = (id: number, amount: number) => stage.tell('score', { amount: 1300, entry: { id, amount } })

  it('are told as a sum, without what was spent', async () => {
    gain(1, 50)
    gain(1, 50)
    gain(2, 1)
    gain(3, -200)
    await later()
    expect(shown()).toEqual([['+51 points.', 'Open']])
  })

  it('for what the learner has just done here are not told', async () => {
    await stage.act()()
    gain(1, 50)
    await later()
    expect(shown()).toEqual([])
  })
})

it('leaves other toasts alone, and takes its own away when it stops', async () => {
  showToast({ text: 'Copied.' })
  note(530, 'A')
  await later()
  note(531, 'B')
  stage.stop()
  await later(5000)
  expect(toasts.read().map(({ text }) => text)).toEqual(['Copied.'])
})
