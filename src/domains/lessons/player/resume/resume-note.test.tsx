import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LiveRegion } from '#/ui/page/live-region'
import { renderUi } from '../../../../../tests/render-ui'
import { ResumeNote } from './resume-note'

it('is read out once, by a region that stood before it came', async () => {
  const shown = (at: number | null) => (
    <>
      <LiveRegion />
      <ResumeNote at={at} onStartOver={() => {}} />
    </>
  )
  const { rerender } = await renderUi(shown(null))
  const region = page.getByRole('status').element()
  expect(region.textContent).toBe('')
  await rerender(<>{shown(222)}</>)
  await expect.poll(() => region.textContent).toBe('Resumed at 3:42')
  const spoken = region.firstElementChild
  await rerender(<>{shown(222)}</>)
  expect(region.firstElementChild).toBe(spoken)
})
