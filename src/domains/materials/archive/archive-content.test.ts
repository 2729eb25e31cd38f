import { describe, expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import { courseWith, homeworkStatus } from '#/domains/study/homework/homework-fixtures'
import type { UploadedFile } from '#/domains/uploads/model'
import { inDays, makeDayStatus, makeMessage } from '../../../../tests/contract/made'
import { archiveContent, pathOfType, safeName } from './archive-content'

const photo = (change: Partial<UploadedFile> = {}): UploadedFile => ({
  id: 1,
  url: 'https://cdn.example/1.jpg',
  name: 'My photo.jpg',
  type: 'photo',
  size: 10,
  previewUrl: 'https://cdn.example/1_p.jpg',
  ...change,
})
const expert = makeMessage().employee
const own = (change: Partial<Message> = {}) =>
  makeMessage({ employee: null, message: 'Mine', files: [photo()], ...change })

/** The course with one homework approved, another on checking, and these messages of the first. */
function contentWith(thread: Message[], finished = true) {
  const course = courseWith({
    homeworks: [homeworkStatus(651, { status: 'DONE' }), homeworkStatus(671, { status: 'UPLOADED' })],
  })
  const days = finished ? [makeDayStatus({ stageDayId: 504, status: 'finished', finishedAt: inDays(-1) })] : []
  return archiveContent({ ...course, status: { ...course.status, days } }, new Map([[651, thread]]))
}

describe('what of a course is the learner’s own', () => {
  it('is what was sent, with its answers, oldest first, and the days that are finished', () => {
    const content = contentWith([own({ id: 1 }), makeMessage({ id: 2, employee: expert, message: 'Good', files: [] })])
    const [stage] = content.stages
    expect(content.stages.map(({ number }) => number)).toEqual([1])
    expect(stage?.days).toEqual([{ number: 4, title: 'Hips and lower back', finishedAt: inDays(-1), points: 50 }])
    const task = 'Photograph your posture from the side.'
    expect(stage?.homework.map(({ title, task: asked, status, points }) => [title, asked, status, points])).toEqual([
      ['', '', 'UPLOADED', 0],
      ['Posture diary', task, 'DONE', 100],
    ])
    expect(stage?.homework[1]?.turns.map(({ author, text, files }) => [author, text, files.length])).toEqual([
      [null, 'Mine', 1],
      ['Mira Solis', 'Good', 0],
    ])
    expect(content.files).toEqual([
      { url: photo().url, path: 'files/001-My-photo.jpg', name: 'My photo.jpg', size: 10, kind: 'picture' },
    ])
    expect([content.points, content.daysDone, content.daysCount]).toEqual([150, 1, 1])
  })

  it('is nothing where nothing was sent or finished', () => {
    const course = courseWith({})
    const { stages, files, points, daysDone } = archiveContent(course, new Map())
    expect([stages, files, points, daysDone]).toEqual([[], [], 0, 0])
  })

  it('leaves out a day that is only begun', () => {
    const course = courseWith({})
    const days = [makeDayStatus({ stageDayId: 504, status: 'started', finishedAt: null })]
    expect(archiveContent({ ...course, status: { ...course.status, days } }, new Map()).stages).toEqual([])
  })

  it('has a place of its own for each file, and keeps a picture that browsers cannot draw as it is', () => {
    const heic = photo({ id: 2, url: 'https://cdn.example/2.heic', name: 'a.heic' })
    const { files } = contentWith([own({ files: [photo(), photo(), heic, photo({ type: 'document' })] })], false)
    expect(files.map(({ path, kind }) => [path, kind])).toEqual([
      ['files/001-My-photo.jpg', 'picture'],
      ['files/002-My-photo.jpg', 'picture'],
      ['files/003-a.heic', 'link'],
      ['files/004-My-photo.jpg', 'link'],
    ])
  })
})

it.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['a/b\\c:d*e?.jpg', 'a-b-c-d-e-.jpg'],
  ['..', 'file'],
  ['', 'file'],
  ['Фото «дня».jpg', 'Фото-дня-.jpg'],
  [`${'a'.repeat(100)}.jpg`, `${'a'.repeat(76)}.jpg`],
])('%s is saved as %s', (name, expected) => {
  expect(safeName(name)).toBe(expected)
})

it.each([
  ['files/1-a.jpg', 'image/jpeg', 'files/1-a.jpg'],
  ['files/1-a.JPEG', 'image/jpeg', 'files/1-a.JPEG'],
  ['files/1-a.jpg', 'image/svg+xml', 'files/1-a.jpg.svg'],
  ['files/1-a.PNG', 'image/png; charset=binary', 'files/1-a.PNG'],
  ['files/1-a', 'image/webp', 'files/1-a.webp'],
  ['files/1-a.bin', 'application/octet-stream', 'files/1-a.bin'],
  ['files/1-a', '', 'files/1-a'],
])('%s of the type %s stands at %s', (path, type, expected) => {
  expect(pathOfType(path, type)).toBe(expected)
})
