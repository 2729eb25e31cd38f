import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDay, play, video } from '../../../../tests/open-day'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

it('repeats a part between two moments, slower and mirrored, until the practice ends', async () => {
  const app = await openDay()
  const element = await play()
  if (!element) throw new Error('no video')
  await button('Practise a part').click()
  await expect.element(page.getByRole('region', { name: 'Practise a part' })).toBeVisible()
  element.pause()
  element.currentTime = 2
  await button('Begin here').click()
  await expect.poll(() => app.address()).toContain('loop=2-7')
  element.currentTime = 3
  await button('End here').click()
  await expect.poll(() => app.address()).toContain('loop=2-3')
  await button('Begin later').click()
  await expect.poll(() => app.address()).toContain('loop=2.5-3')
  await expect.element(page.getByText('0:02.5', { exact: true })).toBeVisible()

  await element.play()
  await expect.element(page.getByText(/^Repeated \d+ times?$/)).toBeVisible()
  expect(element.currentTime).toBeLessThan(4)
  element.pause()
  await page.getByRole('radio', { name: '50%' }).click()
  await page.getByRole('checkbox', { name: 'Mirror the picture' }).click()
  expect(element.playbackRate).toBe(0.5)
  expect(element.style.scale).toBe('-1 1')

  await button('End the practice').click()
  await expect.poll(() => app.address()).not.toContain('loop=')
  await expect.element(page.getByRole('region', { name: 'Practise a part' })).not.toBeInTheDocument()
  expect(element.playbackRate).toBe(1)
  expect(element.style.scale).toBe('')
})

it('is in the address, and takes in lines of the transcript', async () => {
  const app = await openDay()
  await play()
  video()?.pause()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect.element(button(/^0:\d\d/).first()).toBeVisible()
  await expect.element(button(/^Repeat what is said/).first()).not.toBeInTheDocument()
  await button('Practise a part').click()
  await button(/^Repeat what is said/)
    .nth(0)
    .click()
  await expect.poll(() => app.address()).toContain('loop=')
  const first = app.address()
  await button(/^Repeat what is said/)
    .nth(2)
    .click()
  await expect.poll(() => app.address()).not.toBe(first)
  await expect.element(button(/^Repeat what is said/).nth(1)).toHaveAttribute('aria-pressed', 'true')

  // Beside the transcript there is no room for the practice on a phone.
  const kept = app.address().replace(/tab=transcript&?/, '')
  await app.router.navigate({ href: '/home' })
  await app.router.navigate({ href: kept })
  await expect.element(page.getByText('It plays from its beginning again and again.')).toBeVisible()
  await expect.element(button('Practise a part')).toHaveAttribute('aria-expanded', 'true')

  await app.router.navigate({ href: '/home' })
  await app.router.navigate({ href: kept.replace(/loop=[^&]+/, 'loop=2-4') })
  const element = await play()
  expect(element?.currentTime, 'a part that was sent is played from its beginning').toBeGreaterThanOrEqual(2)
})

it('has no part that the file ends before', async () => {
  const app = await openDay()
  await play()
  video()?.pause()
  await button('Practise a part').click()
  await button('Begin here').click()
  await expect.poll(() => app.address()).toMatch(/loop=[\d.]+-[\d.]+/)
  await app.router.navigate({ href: app.address().replace(/loop=[^&]+/, 'loop=9000-9005') })
  await expect.element(page.getByText('Choose where it begins and ends, here or in the transcript.')).toBeVisible()
  expect(page.getByRole('slider', { name: 'Seek' }).element().querySelector('[data-loop]')).toBeNull()
})

it('is marked by keys, which the player names, and shown on the timeline', async () => {
  const app = await openDay()
  const element = await play()
  if (!element) throw new Error('no video')
  element.pause()
  element.currentTime = 2
  page.getByRole('region', { name: 'Video player' }).element().focus()
  await userEvent.keyboard('i')
  await expect.poll(() => app.address()).toContain('loop=2-7')
  element.currentTime = 3
  await userEvent.keyboard('o')
  await expect.poll(() => app.address()).toContain('loop=2-3')
  await expect.element(page.getByRole('region', { name: 'Practise a part' })).toBeVisible()
  const mark = page.getByRole('slider', { name: 'Seek' }).element().querySelector<HTMLElement>('[data-loop]')
  expect(Number.parseFloat(mark?.style.left ?? '')).toBeCloseTo((2 / element.duration) * 100, 1)
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Keys of the player' })
  await expect.element(help.getByText('Begin or end a part to practise here')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
})
