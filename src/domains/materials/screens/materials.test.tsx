import { onlineManager } from '@tanstack/react-query'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { personOf } from '../../../../mocks/world/create-world'
import { renderApp } from '../../../../tests/render-app'
import { courseQueries } from '#/domains/study/stream-queries'

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The files that the page has offered as downloads. */
function savedFiles(): Blob[] {
  const made: Blob[] = []
  const { createObjectURL } = URL
  onTestFinished(() => void (URL.createObjectURL = createObjectURL))
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return createObjectURL(blob)
  }
  return made
}

const open = (scenario: string) =>
  renderApp((world) => `/course/${personOf(world, 'main').streams[0]?.id}/calendar`, { scenario })

/** On phones they stand in the menu of the course. */
async function openMaterials() {
  await page.getByRole('button', { name: 'More of this course' }).click()
  await page.getByRole('menuitem', { name: 'Materials' }).click()
}

test('the course leads to its materials: a file is saved, cancelled, and tried again where it did not come', async () => {
  const saved = savedFiles()
  await open('main')
  await openMaterials()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Materials' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Window light/ })).toHaveAttribute('target', '_blank')
  await expect.element(button('Save my work')).not.toBeInTheDocument()

  const fetch = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetch.mockRestore())
  fetch.mockReturnValueOnce(new Promise(() => {}))
  await button('Save How to read a shadow').click()
  await button('Cancel How to read a shadow').click()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await button('Save How to read a shadow').click()
  await expect.element(page.getByText('It was not saved.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Open in a new tab/ })).toBeVisible()
  await button('Try again: How to read a shadow').click()
  await expect.element(page.getByText(/^Saved, /)).toBeVisible()
  expect(saved.map(({ size }) => size > 0)).toEqual([true])

  await page.getByRole('link', { name: 'How to read a shadow' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('without a connection they say when they open, and save nothing', async () => {
  const app = await open('main')
  await openMaterials()
  await expect.element(button('Save How to read a shadow')).toBeVisible()
  // An answer that is still under way would count as a connection.
  await expect.poll(() => app.client.isFetching()).toBe(0)
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await expect.element(page.getByText(/The.materials.open.when.the.connection.is.back\./)).toBeVisible()
  await expect.element(button('Save How to read a shadow')).toHaveAttribute('aria-disabled', 'true')
})

test('a course without documents says so', async () => {
  const app = await open('main')
  app.client.setQueryData(courseQueries.streams().queryKey, (streams = []) =>
    streams.map((stream) => ({ ...stream, course: stream.course && { ...stream.course, documents: [] } })),
  )
  await openMaterials()
  await expect.element(page.getByRole('heading', { name: 'No materials yet' })).toBeVisible()
})

test('one press saves the learner’s work of an ended course, after one that was cancelled and one that failed', async () => {
  const saved = savedFiles()
  const app = await open('ended')
  await page.getByRole('link', { name: 'Save my work' }).click()
  await expect.element(page.getByRole('heading', { name: 'Yours to keep' })).toBeVisible()
  app.world.setFault('L18', 'never')
  await button('Save my work').click()
  const gathering = page.getByRole('progressbar', { name: 'Gathering your work' })
  await expect.element(gathering).toBeVisible()
  await expect.element(gathering).not.toHaveAttribute('aria-valuenow')
  await button('Cancel').click()
  await expect.element(button('Save my work')).toHaveFocus()
  app.client.removeQueries({ queryKey: ['chats', 'messages-since'] })
  app.world.setFault('L18', '403')
  await button('Save my work').click()
  await expect.element(page.getByText('Your work was not saved.')).toBeVisible()
  expect(saved).toEqual([])

  app.world.setFault('L18', null)
  await button('Try again').click()
  await expect.element(page.getByText(/^Saved as .+\.zip\.$/)).toBeVisible()
  await expect.poll(() => saved.length).toBe(1)
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))
  const html = strFromU8(files['index.html'] ?? new Uint8Array())
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<b>You</b>')
  expect(html).toMatch(/class="expert"/)
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => decodeURIComponent(path))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((path) => (files[path]?.length ?? 0) === 0)).toEqual([])
  expect(Object.keys(files).toSorted()).toEqual(['index.html', ...pictures].toSorted())
})
