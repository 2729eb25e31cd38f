import { expect, it, vi } from 'vitest'
import { ApiError } from '#/api/errors'
import type { UploadedFile } from './model'
import { freePlaces } from './free-places'
import { createUploadQueue } from './upload-queue'

const JPEG = '\u00FF\u00D8\u00FF\u00E0 picture'
const photo = (name = 'a.jpg', content = JPEG, type = 'image/jpeg') =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type })

interface Sent {
  file: File
  signal: AbortSignal
  progress: (sent: number, total: number) => void
  arrive: () => void
  fail: (error: unknown) => void
}

function setUp(limit = 1000) {
  const sent: Sent[] = []
  const queue = createUploadQueue(
    (file, { onProgress, signal }) =>
      new Promise<UploadedFile>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        const arrived: UploadedFile = {
          id: 70 + sent.length,
          url: 'https://x.example/f',
          name: file.name,
          type: 'photo',
          size: file.size,
          previewUrl: null,
        }
        sent.push({ file, signal, progress: onProgress, arrive: () => resolve(arrived), fail: reject })
      }),
    () => 5,
  )
  queue.setLimit(limit)
  const codes = () => queue.read().map(({ step }) => step.code)
  const first = () => queue.read()[0]
  return { queue, sent, codes, first }
}

const refused = (status: number, fields: Record<string, string[]> = {}, serverText: string | null = null) =>
  new ApiError({ kind: 'http', method: 'POST', url: '/file', status, fields, serverText })

it('sends three at once and the next when one has arrived', async () => {
  const { queue, sent, codes } = setUp()
  queue.add([photo('1'), photo('2'), photo('3'), photo('4')])
  expect(codes()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  await vi.waitFor(() => expect(codes()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']))
  sent[0]!.progress(4, 10)
  expect(queue.read()[0]?.step).toEqual({ code: 'uploading', sent: 4, total: 10, startedAt: 5 })
  sent[1]!.arrive()
  await vi.waitFor(() => expect(codes()).toEqual(['uploading', 'uploaded', 'uploading', 'uploading']))
})

it('accepts ten files and says how many were left out', async () => {
  const { queue } = setUp()
  queue.add(Array.from({ length: 12 }, (_, n) => photo(`${n}`)))
  await vi.waitFor(() => expect(queue.leftOut.read()).toBe(2))
  expect(queue.read()).toHaveLength(10)
  queue.add([photo()])
  await vi.waitFor(() => expect(queue.leftOut.read()).toBe(1))
  expect(queue.read()).toHaveLength(10)
  queue.remove(queue.read()[0]!.key)
  queue.add([photo()])
  expect(queue.leftOut.read()).toBe(0)
})

const pages = (count: number) => Array.from({ length: count }, (_, n) => photo(`${n}.pdf`, '%PDF-1.7'))
const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(`${n}.jpg`))

it.each([
  ['before', [...pages(4), ...photos(9)], 9, 4, 0],
  ['after', [...photos(9), ...pages(4)], 9, 4, 0],
  ['among too many', [...pages(12), ...photos(11), ...pages(2)], 10, 14, 1],
])('refused files take no places: %s', async (_where, files, good, bad, left) => {
  const { queue, codes } = setUp()
  const told = vi.fn<() => void>()
  queue.leftOut.watch(told)
  queue.add(files)
  await vi.waitFor(() => expect(codes().filter((code) => code === 'refused')).toHaveLength(bad))
  await vi.waitFor(() => expect(codes().filter((code) => code !== 'refused')).toHaveLength(good))
  await vi.waitFor(() => expect(queue.leftOut.read()).toBe(left))
  // Those that only waited for a place are never told as left out.
  expect(told).toHaveBeenCalledTimes(left === 0 ? 0 : 1)
})

it('says of each file beyond ten good ones what is wrong with it, and leaves out the good ones only', async () => {
  const { queue, codes } = setUp()
  queue.add(photos(10))
  await vi.waitFor(() => expect(codes().filter((code) => code === 'waiting')).toHaveLength(7))
  const gone = photo('gone.jpg')
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob
  const large = photo('large.jpg', JPEG + 'x'.repeat(1000))
  queue.add([photo('empty.jpg', ''), photo('good.jpg'), ...pages(1)])
  queue.add([large, gone, photo('too.jpg')])
  await vi.waitFor(() => expect(queue.leftOut.read()).toBe(2))
  const reasons = queue.read().flatMap(({ name, step }) => (step.code === 'refused' ? [[name, step.reason]] : []))
  expect(reasons).toEqual([
    ['empty.jpg', 'empty'],
    ['0.pdf', 'wrong_type'],
    ['large.jpg', 'too_large'],
    ['gone.jpg', 'unreadable'],
  ])
  // It can be made smaller, as any other.
  expect(queue.source(queue.read().find(({ name }) => name === 'large.jpg')!.key)).toBe(large)
  queue.clear()
  expect(queue.read()).toEqual([])
})

it('adds nothing that was still being looked at when all was forgotten', async () => {
  const { queue } = setUp()
  queue.add(photos(10))
  await vi.waitFor(() => expect(queue.read().every(({ type }) => type !== null)).toBe(true))
  queue.add(pages(1))
  queue.clear()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(queue.read()).toEqual([])
})

it('takes in no more than fit beside a refused photo that became small enough', async () => {
  const { queue, codes } = setUp()
  queue.add([photo('large.jpg', JPEG + 'x'.repeat(1000)), ...photos(10)])
  await vi.waitFor(() => expect(codes()).toHaveLength(11))
  queue.sendSmaller(queue.read()[0]!.key, photo('small.jpg'))
  expect(freePlaces(queue.read())).toBe(-1)
  queue.add([photo()])
  await vi.waitFor(() => expect(queue.leftOut.read()).toBe(1))
  expect(codes()).toHaveLength(11)
})

it.each([
  ['empty', photo('a.jpg', ''), 'empty'],
  ['not what it says', photo('a.jpg', '%PDF-1.7'), 'wrong_type'],
  ['too large', photo('a.jpg', JPEG + 'x'.repeat(1000)), 'too_large'],
])('refuses a file that is %s without sending it', async (_name, file, reason) => {
  const { queue, sent, first } = setUp()
  queue.add([file])
  await vi.waitFor(() => expect(first()?.step).toEqual({ code: 'refused', reason, serverText: null }))
  expect(sent).toHaveLength(0)
})

it('refuses a file that no longer exists on the device', async () => {
  const { queue, first } = setUp()
  const gone = photo()
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob
  queue.add([gone])
  await vi.waitFor(() => expect(first()?.step).toMatchObject({ code: 'refused', reason: 'unreadable' }))
})

it('does not blame the connection for a file that has left the device since it was added', async () => {
  const { queue, sent, first } = setUp()
  const leaving = photo()
  queue.add([leaving])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  leaving.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob
  sent[0]!.fail(new ApiError({ kind: 'network', method: 'POST', url: '/file' }))
  const step = { code: 'refused', reason: 'unreadable', serverText: null }
  await vi.waitFor(() => expect(first()?.step).toEqual(step))
})

it('leaves a file alone that was removed while it was being looked for on the device', async () => {
  const { queue, sent, codes, first } = setUp()
  queue.add([photo('1'), photo('2'), photo('3'), photo('4')])
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  sent[0]!.fail(new ApiError({ kind: 'network', method: 'POST', url: '/file' }))
  queue.remove(first()!.key)
  await vi.waitFor(() => expect(codes()).toEqual(['uploading', 'uploading', 'uploading']))
})

it('sends the type found in the bytes, and does not draw HEIC', async () => {
  const { queue, sent, first } = setUp()
  queue.add([photo('IMG_1.HEIC', '\0\0\0\u0014ftypheic\0\0\0\0mif1', '')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.file).toMatchObject({ type: 'image/heic', name: 'IMG_1.HEIC' })
  expect(first()?.preview).toBeNull()
})

it('cancels what is removed, releases its picture and starts the next one', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const { queue, sent, codes, first } = setUp()
  queue.add([photo('1'), photo('2'), photo('3'), photo('4')])
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  const { key, preview } = first()!
  queue.remove(key)
  expect(sent[0]!.signal.aborted).toBe(true)
  expect(revoke).toHaveBeenCalledWith(preview)
  await vi.waitFor(() => expect(codes()).toEqual(['uploading', 'uploading', 'uploading']))
})

it('keeps a failed file and sends it again from the beginning', async () => {
  const { queue, sent, first, codes } = setUp()
  queue.add([photo()])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const { key } = first()!
  queue.retry(key)
  expect(codes()).toEqual(['uploading'])
  const dropped = new ApiError({ kind: 'network', method: 'POST', url: '/file' })
  sent[0]!.progress(12, 20)
  sent[0]!.fail(dropped)
  await vi.waitFor(() => expect(first()?.step).toEqual({ code: 'failed', error: dropped, sent: 12 }))
  queue.retry(key)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(first()?.step).toMatchObject({ code: 'uploading', sent: 0 })
})

it.each([
  [refused(413), { reason: 'too_large', serverText: null }],
  [refused(422, { file: ['Only photo.', 'Or video.'] }), { reason: 'server', serverText: 'Only photo; Or video.' }],
  [refused(422, {}, 'No.'), { reason: 'server', serverText: 'No.' }],
  [
    new ApiError({ kind: 'refused', method: 'POST', url: '/file', status: 200, fields: { file: ['No.'] } }),
    { reason: 'server', serverText: 'No.' },
  ],
])('offers no second try for what the server refuses', async (error, step) => {
  const { queue, sent, first } = setUp()
  queue.add([photo()])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]!.fail(error)
  await vi.waitFor(() => expect(first()?.step).toEqual({ code: 'refused', ...step }))
})

it('forgets everything at once', async () => {
  const { queue, sent } = setUp()
  const told = vi.fn<() => void>()
  const stop = queue.subscribe(told)
  queue.add([photo('1'), photo('2')])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  queue.clear()
  expect(queue.read()).toEqual([])
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  stop()
  told.mockClear()
  queue.add([photo('3')])
  expect(told).not.toHaveBeenCalled()
  queue.clear()
  await vi.waitFor(() => expect(queue.read()).toEqual([]))
})
