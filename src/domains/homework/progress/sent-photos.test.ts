import { expect, it } from 'vitest'
import type { Message } from '#/domains/chats/model'
import type { UploadedFile } from '#/domains/uploads/model'
import { chosenAfter, photosToCompare, sentPhotos } from './sent-photos'

const photo = (id: number, type: 'photo' | 'video' = 'photo') =>
  ({ id, type, name: `${id}.jpg`, url: `https://x.example/${id}.jpg`, previewUrl: null }) as UploadedFile
const EXPERT = { id: 17, firstName: 'Mira', lastName: 'Solis' } as Message['employee']

function message(id: number, part: Partial<Message>): Message {
  return { id, createdAt: new Date(id * 1000), message: '', files: [], employee: null, ...part } as Message
}

const THREAD = [
  message(1, { message: 'Here', files: [photo(11), photo(12, 'video')] }),
  message(2, { files: [photo(13)] }),
  message(3, { message: 'More light', employee: EXPERT }),
  message(4, { employee: EXPERT }),
  message(5, { message: 'And closer', employee: EXPERT }),
  message(6, { message: 'Without a picture' }),
  message(7, { message: 'Thanks', employee: EXPERT }),
  message(8, { files: [photo(14)] }),
]

it('takes the answers with pictures, the newest first, with what the expert said of each', () => {
  const found = sentPhotos(THREAD).map(({ id, photos, expert, words }) => [
    id,
    photos.map((file) => file.id),
    expert?.id,
    words,
  ])
  expect(found).toEqual([
    [8, [14], undefined, ''],
    [1, [11, 13], 17, 'More light\n\nAnd closer'],
  ])
  expect(sentPhotos([])).toEqual([])
})

it('compares the earlier of two known photos with the later one', () => {
  const all = sentPhotos(THREAD)
  const ids = (pair: ReturnType<typeof photosToCompare>) => pair?.map(({ file }) => file.id) ?? null
  expect(ids(photosToCompare(all, [14, 11]))).toEqual([11, 14])
  // Sent at once: in the order in which they were uploaded.
  expect(ids(photosToCompare(all, [13, 11]))).toEqual([11, 13])
  expect(ids(photosToCompare(all, [14, 99]))).toBeNull()
  expect(ids(photosToCompare(all, [undefined, undefined]))).toBeNull()
})

it('a press chooses or lets go, and a third photo takes the place of the first', () => {
  expect(chosenAfter([], 1)).toEqual([1])
  expect(chosenAfter([1, 2], 1)).toEqual([2])
  expect(chosenAfter([1, 2], 3)).toEqual([2, 3])
})
