import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { address, expect, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

test('the work of an ended course is saved without a pointer, and opens from the disk without the app', async ({
  page,
  context,
}) => {
  await page.goto(address('lumen', '/courses', { scenario: 'ended' }))
  await settled(page)
  const { learners } = await page.evaluate(() => window.mockWorld.read())
  const streamId = learners.find(({ persona }) => persona === 'main')?.streams[0]?.id
  await page.goto(address('lumen', `/course/${streamId}/calendar`))
  await settled(page)
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('link', { name: 'Save my work' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/materials#own-work$/)
  await settled(page)
  const download = page.waitForEvent('download')
  await tabTo(page, page.getByRole('button', { name: 'Save my work' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Saved as .+\.zip\.$/)).toBeVisible()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/\.zip$/)

  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await saved.path())))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const opened = await context.newPage()
  const asked: string[] = []
  opened.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await opened.goto(pathToFileURL(join(folder, 'index.html')).href)
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(opened.getByText('You', { exact: true }).first()).toBeVisible()
  const pictures = opened.getByRole('img')
  expect(await pictures.count()).toBeGreaterThan(0)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  }
  expect([...new Set(asked)], 'nothing comes from the network').toEqual(['file:'])
})
