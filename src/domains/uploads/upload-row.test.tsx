import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { createUploadQueue, type Upload } from './upload-queue'
import { UploadRow } from './upload-row'

const queue = createUploadQueue(() => new Promise(() => {}))

const upload = (key: number, sent: number, elapsedMs: number): Upload => ({
  key,
  name: `window-${key}.png`,
  size: 100,
  type: 'image/png',
  preview: null,
  originalSize: null,
  step: { code: 'uploading', sent, total: 100, startedAt: Date.now() - elapsedMs },
})

test('the bar of an upload is as long at each percentage and once the time left is known', async () => {
  const uploads = [upload(1, 2, 0), upload(2, 40, 4000), upload(3, 100, 9000)]
  await renderUi(
    <ul className="w-90">
      {uploads.map((one) => (
        <UploadRow key={one.key} upload={one} queue={queue} />
      ))}
    </ul>,
  )
  await expect.element(page.getByText(/s left/)).toBeVisible()
  const widths = page
    .getByRole('progressbar')
    .elements()
    .map((bar) => Math.round(bar.getBoundingClientRect().width))
  expect(widths).toHaveLength(3)
  expect(new Set(widths).size).toBe(1)
})
