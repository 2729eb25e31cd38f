import { onlineManager } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { act, Component, type ReactNode, Suspense, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ChunkError } from '#/api/release'
import { renderUi } from '../../../tests/render-ui'
import { Button } from '../buttons/button'
import { toasts } from '../toasts/toast'
import { part } from './part'

const Part = () => <p>The part</p>

/** Its file fails to load the first time. */
function lostOnce<T>(code: T) {
  return vi.fn<() => Promise<T>>(() => Promise.resolve(code)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
}

function setLine(isThere: boolean) {
  onlineManager.setOnline(isThere)
  onTestFinished(() => onlineManager.setOnline(true))
  if (isThere) dispatchEvent(new Event('online'))
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? <p>Failed</p> : this.props.children)
}

function screenOf() {
  const load = lostOnce({ Part })
  const Late = part(load, 'Part')
  const Screen = () => (Late.useCode() ? <Late /> : <p>Its place</p>)
  return { load, Late, screen: <Screen /> }
}

test('code that did not load offline loads when back online', async () => {
  setLine(false)
  const { load, screen } = screenOf()
  await renderUi(<Boundary>{screen}</Boundary>)
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  await expect.element(page.getByText('Its place')).toBeVisible()
  act(() => setLine(true))
  await expect.element(page.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that no longer exists fails its screen', async () => {
  const { screen } = screenOf()
  await renderUi(<Boundary>{screen}</Boundary>)
  await expect.element(page.getByText('Failed')).toBeVisible()
})

test('code that failed before anything needed it is requested again by the screen that does', async () => {
  const { load, Late, screen } = screenOf()
  await Late.preload()
  expect(load.mock.settledResults[0]?.type).toBe('rejected')
  await renderUi(<Boundary>{screen}</Boundary>)
  await expect.element(page.getByText('The part')).toBeVisible()
})

test('a screen that does without the code is told, stays, and asks again when back online', async () => {
  const load = lostOnce({ Part })
  const Late = part(load, 'Part', { missing: 'silent' })
  const onMissing = vi.fn<(error: Error) => void>()
  const Screen = () => (Late.useCode({ onMissing }) ? <Late /> : <p>Its place</p>)
  await renderUi(<Screen />)
  await expect.poll(() => onMissing.mock.calls).toEqual([[new ChunkError(false)]])
  await expect.element(page.getByText('Its place')).toBeVisible()
  act(() => setLine(true))
  await expect.element(page.getByText('The part')).toBeVisible()
})

test('code is not asked for before it is due, and what another use has loaded meanwhile is drawn at once', async () => {
  const load = vi.fn<() => Promise<{ Part: typeof Part }>>(() => Promise.resolve({ Part }))
  const Late = part(load, 'Part')
  const Place = ({ isDue }: { isDue: boolean }) => (Late.useCode({ isDue }) ? <Late /> : <p>Its place</p>)
  function Screen() {
    const [isDue, setDue] = useState(false)
    return (
      <>
        <Place isDue={isDue} />
        <Place isDue={false} />
        <Button onClick={() => setDue(true)}>Now</Button>
      </>
    )
  }
  await renderUi(<Screen />)
  expect(page.getByText('Its place').elements()).toHaveLength(2)
  expect(load).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Now' }).click()
  await expect.element(page.getByText('Its place')).not.toBeInTheDocument()
  expect(page.getByText('The part').elements()).toHaveLength(2)
})

test('a part whose file does not load fails as a screen’s file does, so that the error page knows what to do', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = new TypeError('Failed to fetch dynamically imported module: https://x/a.js')
  const load = () => Promise.reject<{ Part: () => ReactNode }>(cause)
  const Lost = part(load, 'Part')
  const onCatch = vi.fn<(error: unknown) => void>()
  await renderUi(
    <CatchBoundary getResetKey={() => 0} errorComponent={() => <p>The error page</p>} onCatch={onCatch}>
      <Suspense>
        <Lost />
      </Suspense>
    </CatchBoundary>,
  )
  await expect.element(page.getByText('The error page')).toBeVisible()
  expect(onCatch.mock.calls[0]?.[0]).toEqual(new ChunkError(false, cause))
})

test('a part whose file does not load is left out and reported; the next use tries again', async () => {
  const load = vi.fn<() => Promise<{ Part: () => ReactNode }>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue({ Part: () => <p>The part</p> })
  const Part = part(load, 'Part', { missing: 'toast' })
  function Screen() {
    const [isWanted, setWanted] = useState(false)
    return (
      <>
        <Button onClick={() => setWanted(true)}>Open</Button>
        <Suspense>{isWanted && <Part onMissing={() => setWanted(false)} />}</Suspense>
      </>
    )
  }
  await renderUi(<Screen />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect
    .poll(() => toasts.read().map(({ text }) => text))
    .toEqual(['This part didn’t load. Check the connection and try again.'])
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that is shown stays as it is when it is preloaded for its next use', async () => {
  const Part = part(() => Promise.resolve({ Part: () => <input aria-label="Name" /> }), 'Part')
  const screen = () => (
    <Suspense>
      <Part />
    </Suspense>
  )
  const { rerender } = await renderUi(screen())
  await page.getByLabelText('Name').fill('Vera')
  await Part.preload()
  await rerender(screen())
  await expect.element(page.getByLabelText('Name')).toHaveValue('Vera')
})
