import { onlineManager } from '@tanstack/react-query'
import { act, Component, type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { Button } from '../buttons/button'
import { latePart } from './late-part'
import { later } from './later'

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

function screenOf(kind: 'part' | 'code') {
  if (kind === 'part') {
    const load = lostOnce({ Part })
    const Late = latePart(load, 'Part')
    return { load, screen: <Late isDue with={{}} fallback={<p>Its place</p>} /> }
  }
  const load = lostOnce({ word: 'The part' })
  const words = later(load)
  const Reader = () => <p>{words.useCode()?.word ?? 'Its place'}</p>
  return { load, screen: <Reader /> }
}

test.each(['part', 'code'] as const)('late %s that did not load offline loads when back online', async (kind) => {
  setLine(false)
  const { load, screen } = screenOf(kind)
  await renderUi(<Boundary>{screen}</Boundary>)
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  await expect.element(page.getByText('Its place')).toBeVisible()
  act(() => setLine(true))
  await expect.element(page.getByText('The part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test.each(['part', 'code'] as const)('late %s that no longer exists fails its screen', async (kind) => {
  const { screen } = screenOf(kind)
  await renderUi(<Boundary>{screen}</Boundary>)
  await expect.element(page.getByText('Failed')).toBeVisible()
})

test('late code that failed before anything needed it is requested again by the screen that does', async () => {
  const load = lostOnce({ word: 'The part' })
  const words = later(load)
  words.bring()
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  const Reader = () => <p>{words.useCode()?.word ?? 'Its place'}</p>
  await renderUi(
    <Boundary>
      <Reader />
    </Boundary>,
  )
  await expect.element(page.getByText('The part')).toBeVisible()
})

test('a late part whose file another use has brought meanwhile is drawn once it is due', async () => {
  const Late = latePart(() => Promise.resolve({ Part }), 'Part')
  function Screen() {
    const [isDue, setDue] = useState(false)
    return (
      <>
        <Late isDue with={{}} />
        <Late isDue={isDue} with={{}} fallback={<p>Its place</p>} />
        <Button onClick={() => setDue(true)}>Now</Button>
      </>
    )
  }
  await renderUi(<Screen />)
  await expect.element(page.getByText('The part')).toBeVisible()
  await page.getByRole('button', { name: 'Now' }).click()
  await expect.element(page.getByText('Its place')).not.toBeInTheDocument()
  expect(page.getByText('The part').elements()).toHaveLength(2)
})
