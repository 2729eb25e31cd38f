import { beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from './device-store'
import { forgetKeptFiles, keptFiles } from '#/platform/kept-files'

const photo = () => new File(['abc'], 'window.jpg', { type: 'image/jpeg' })

/** As in a private window of Safari: a database takes no file, alone or in a list. */
function refuseFiles() {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key) {
    if ([value].flat().some((one) => one instanceof Blob)) throw new DOMException('No files', 'DataCloneError')
    return put.call(this, value, key)
  })
}

beforeEach(() => {
  vi.restoreAllMocks()
})

for (const isRefused of [false, true]) {
  const where = isRefused ? 'where the browser keeps none in a database' : 'where the browser keeps them'

  test(`chosen files stay, with name and type, ${where}`, async () => {
    if (isRefused) refuseFiles()
    const files = keptFiles(901, 'draft.chat.201')
    expect(await files.keep([photo()])).toBe(true)
    const [kept] = await files.read()
    expect(kept).toMatchObject({ name: 'window.jpg', type: 'image/jpeg', size: 3 })
    expect(await kept?.text()).toBe('abc')
    await forgetKeptFiles(901)
  })

  test(`an entry of the outbox stays whole with its files ${where}`, async () => {
    if (isRefused) refuseFiles()
    const id = crypto.randomUUID()
    const store = await deviceStore(901, () => {})
    const files = [0, 1].map(() => ({ name: 'window.jpg', type: 'image/jpeg', size: 3, uploaded: null }))
    await store.add({ id, kind: 'kind', queue: 'queue', payload: null, files, createdAt: 0 }, [
      photo(),
      new Blob(['xy'], { type: 'image/png' }),
    ])
    expect((await store.all()).filter((entry) => entry.id === id)).toHaveLength(1)
    expect(await (await store.blob(id, 0))?.text()).toBe('abc')
    expect(await store.blob(id, 1)).toMatchObject({ type: 'image/png', size: 2 })
    await store.remove(id)
  })
}
