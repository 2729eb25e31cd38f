import { type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { Button } from '../buttons/button'
import { sparePart } from './spare-part'
import { toasts } from '../toasts/toast'

test('a part whose file does not load is left out and reported; the next use tries again', async () => {
  const load = vi.fn<() => Promise<{ Part: () => ReactNode }>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue({ Part: () => <p>The part</p> })
  const Part = sparePart(load, 'Part')
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

test('a part that is shown stays as it is when it is brought ahead of its next use', async () => {
  const Part = sparePart(() => Promise.resolve({ Part: () => <input aria-label="Name" /> }), 'Part')
  const screen = () => (
    <Suspense>
      <Part />
    </Suspense>
  )
  const { rerender } = await renderUi(screen())
  await page.getByLabelText('Name').fill('Vera')
  await Part.bringAhead()
  await rerender(screen())
  await expect.element(page.getByLabelText('Name')).toHaveValue('Vera')
})
