import type { FilesystemPlugin } from '@capacitor/filesystem'
import type { SharePlugin } from '@capacitor/share'
import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from './save-file'

type Written = Parameters<FilesystemPlugin['writeFile']>[0]

/** The device, as far as the app speaks to it. */
const device = vi.hoisted(() => ({ written: [] as unknown[], shared: [] as unknown[], isClosed: false }))

vi.mock('@capacitor/filesystem', () => ({
  Directory: { Cache: 'CACHE' },
  Filesystem: {
    writeFile: async (options: Written) => {
      device.written.push(options)
      return { uri: `file:///cache/${options.path}` }
    },
  } satisfies Partial<FilesystemPlugin>,
}))
vi.mock('@capacitor/share', () => ({
  Share: {
    share: async (options) => {
      device.shared.push(options)
      if (device.isClosed) throw new Error('Share canceled')
      return {}
    },
  } satisfies Partial<SharePlugin>,
}))

test('the app for phones writes a file and hands it to the device’s sheet, which may be closed', async () => {
  vi.stubEnv('APP_TYPE', 'mobile')
  onTestFinished(() => void vi.unstubAllEnvs())
  saveFile(new Blob(['abc'], { type: 'text/plain' }), 'diagnosis.txt')
  await vi.waitFor(() => expect(device.shared).toEqual([{ files: ['file:///cache/diagnosis.txt'] }]))
  expect(device.written).toEqual([{ path: 'diagnosis.txt', data: btoa('abc'), directory: 'CACHE' }])

  device.isClosed = true
  const { shareFile } = await import('./share-file')
  await expect(shareFile(new Blob([]), 'empty.txt')).resolves.toBeUndefined()
})
