import { describe, expect, it } from 'vitest'
import { makeStream } from '../../../../tests/contract/made'
import type { Course } from '../model'
import { areDocumentsLocked, courseDocuments } from './course-documents'

type Document = Course['documents'][number]

const file = {
  id: 1,
  url: 'https://cdn.example/a.pdf',
  name: 'a.pdf',
  type: 'document' as const,
  size: 88,
  previewUrl: null,
}
const document = (change: Partial<Document> = {}): Document => ({
  title: 'Rules',
  type: 'file',
  fileName: 'rules.pdf',
  url: null,
  file,
  ...change,
})
const shown = (...documents: Document[]) => courseDocuments({ documents })

describe('the documents of a course', () => {
  it('are files with their size, and links', () => {
    expect(shown(document(), document({ type: 'url', url: 'https://a.example/b', fileName: '', file: null }))).toEqual([
      { kind: 'file', url: file.url, fileId: 1, name: 'Rules', fileName: 'rules.pdf', size: 88 },
      { kind: 'link', url: 'https://a.example/b', fileId: null, name: 'Rules', fileName: '', size: 0 },
    ])
  })
  it('are called by their file where they have no title', () => {
    expect(shown(document({ title: '' }))[0]?.name).toBe('rules.pdf')
    expect(shown(document({ title: '', fileName: '' }))[0]?.name).toBe('a.pdf')
    expect(shown(document({ title: '', fileName: '', type: 'url', url: 'https://a.example/b' }))[0]?.name).toBe('')
  })
  it.each<[string, Partial<Document>]>([
    ['a file that is missing', { file: null }],
    ['a link that is missing', { type: 'url' }],
    ['an address that is not that of a page', { file: { ...file, url: 'javascript:alert(1)' } }],
  ])('are left out: %s', (_, change) => {
    expect(shown(document(change))).toEqual([])
  })
  it('are none where the course is not shown', () => {
    expect(courseDocuments(null)).toEqual([])
  })
})

it.each([
  [true, true, false],
  [true, false, true],
  [false, false, false],
])('in a demo (%s) whose documents are open (%s) they are locked: %s', (isDemo, isDemoDocumentsAccessible, locked) => {
  const { course, ...stream } = makeStream({ isDemo })
  expect(areDocumentsLocked({ ...stream, course: course && { ...course, isDemoDocumentsAccessible } })).toBe(locked)
})

it('a demo whose course is not shown is locked', () => {
  expect(areDocumentsLocked({ isDemo: true, course: null })).toBe(true)
})
