import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ChunkError } from '#/api/route-chunk'
import { renderUi } from '../../../tests/render-ui'
import { lazyPart } from './lazy-part'

test('a part whose file does not load fails as a screen’s file does, so that the error page knows what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x/a.js')
  const load = () => Promise.reject<{ Part: () => ReactNode }>(cause)
  const Part = lazyPart(load, 'Part')
  const onCatch = vi.fn<(error: unknown) => void>()
  await renderUi(
    <CatchBoundary getResetKey={() => 0} errorComponent={() => <p>The error page</p>} onCatch={onCatch}>
      <Suspense>
        <Part />
      </Suspense>
    </CatchBoundary>,
  )
  await expect.element(page.getByText('The error page')).toBeVisible()
  expect(onCatch.mock.calls[0]?.[0]).toEqual(new ChunkError(false, cause))
})
