import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '#/ui/toasts/toast'
import { renderUi } from '../../../../tests/render-ui'
import { Transcript } from './transcript'

const COUNT = 2000
const time = (second: number) => new Date(second * 1000).toISOString().slice(11, 23)
const LECTURE = Array.from({ length: COUNT }, (_, n) => {
  // One to four lines high.
  const words = n === 1500 ? 'Here is the saffron.' : `Sentence ${n + 1}. ${'And so it goes on. '.repeat(n % 7)}`
  return `${time(n * 3)} --> ${time(n * 3 + 3)}\n${words}\n`
}).join('\n')

const list = () => document.querySelector<HTMLElement>('[role=list]')
const drawn = () => document.querySelectorAll('[data-cue]')
const places = () => Array.from(drawn(), (cue) => Number(cue.getAttribute('data-cue')))
/** The first cue that is at least partly visible. */
const topCue = () => {
  const top = list()?.getBoundingClientRect().top ?? 0
  return [...drawn()].find((cue) => cue.getBoundingClientRect().bottom > top + 1)
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function openLecture(cues = LECTURE, place: CSSProperties = { height: 600 }) {
  await page.viewport(1244, 800)
  const url = URL.createObjectURL(new Blob([`WEBVTT\n\n${cues}`], { type: 'text/vtt' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <div className="flex w-80 flex-col" style={place}>
        <Transcript
          video={null}
          subs={[{ url, languageCode: 'en', label: 'English', name: 'English' }]}
          lessonTitle="Lamps"
          practice={null}
        />
      </div>
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('button', { name: /^0:00/ })).toBeVisible()
}

test('far below the view it shows its first sentences only: a screen reader finds no empty list', async () => {
  await openLecture(LECTURE, { height: 600, marginTop: 3000 })
  await expect.poll(() => places().at(-1)).toBeLessThan(6)
  expect(places()[0]).toBe(0)
})

test('a lecture of two thousand cues stays light from beginning to end, without a jump', async () => {
  await openLecture()
  const scroller = list()!
  let most = 0
  const scroll = async (by: number) => {
    scroller.scrollBy(0, by)
    await frame()
    await frame()
    most = Math.max(most, scroller.querySelectorAll('*').length)
  }
  for (let step = 0; step < 40; step += 1) {
    await scroll(120)
    const cue = topCue()
    const before = cue?.getBoundingClientRect().top ?? Number.NaN
    await frame()
    expect(cue?.getBoundingClientRect().top).toBeCloseTo(before, 0)
  }
  for (let step = 0; step < 20; step += 1) await scroll(scroller.scrollHeight / 12)
  expect(most).toBeLessThan(400)
  await expect.poll(() => places().at(-1)).toBe(COUNT - 1)
  const cue = drawn()[drawn().length - 1]
  expect([cue?.getAttribute('aria-posinset'), cue?.getAttribute('aria-setsize')]).toEqual(['2000', '2000'])
})

test('the search finds distant cues, and the keyboard continues from there', async () => {
  await openLecture()
  await page.getByRole('searchbox').fill('saffron')
  await expect.element(page.getByText('1 match').first()).toBeVisible()
  const found = page.getByRole('button', { name: /Here is the saffron/ })
  await expect.element(found).toBeInViewport()
  await found.click()
  for (let n = 0; n < 40; n += 1) await userEvent.tab()
  expect(document.activeElement?.closest('[data-cue]')?.getAttribute('data-cue')).toBe('1520')
  await expect.element(page.elementLocator(document.activeElement!)).toBeInViewport()
  expect(list()!.querySelectorAll('*').length).toBeLessThan(400)
})

test('a transcript short enough to be seen whole leaves the page where it is', async () => {
  await openLecture('00:00.000 --> 00:02.000\nOne lamp.\n\n00:03.000 --> 00:04.000\nOne egg.\n', {
    paddingBlock: '300px 2000px',
  })
  scrollTo(0, 200)
  await page.getByRole('searchbox').fill('egg')
  await expect.element(page.getByText('1 match').first()).toBeVisible()
  await frame()
  expect(scrollY).toBe(200)
})

test.each([
  ['without subtitles', '<!doctype html><title>Moved</title>'],
  ['whose first line only resembles that of subtitles', 'WEBVTT2\n\n00:00.000 --> 00:02.000\nOne lamp.\n'],
])('a file %s says that it did not load', async (_, text) => {
  const url = URL.createObjectURL(new Blob([text]))
  onTestFinished(() => URL.revokeObjectURL(url))
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Transcript
        video={document.createElement('video')}
        subs={[{ url, languageCode: 'en', label: 'English', name: 'English' }]}
        lessonTitle="Lamps"
        practice={null}
      />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'The transcript didn’t load' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('keeps its language and search when the addresses are signed anew, and its language with another video', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(`WEBVTT\n\n${LECTURE}`)))
  onTestFinished(() => void vi.restoreAllMocks())
  const client = new QueryClient()
  const shown = (video: string, sign: string) => {
    const url = (language: string) => `https://cdn.meridian.example/${video}.${language}.vtt?sign=${sign}`
    const subs = [
      { url: url('en'), languageCode: 'en', label: 'English', name: 'English' },
      { url: url('es'), languageCode: 'es', label: 'Español', name: 'Español' },
    ]
    return (
      <QueryClientProvider client={client}>
        <Transcript video={null} subs={subs} lessonTitle="Lamps" practice={null} />
      </QueryClientProvider>
    )
  }
  const { rerender } = await renderUi(shown('64', 'a'))
  const language = page.getByRole('combobox', { name: 'Language of the transcript' })
  await language.selectOptions('Español')
  const search = page.getByRole('searchbox')
  await search.fill('lamp')
  await rerender(shown('64', 'b'))
  await expect.element(language).toHaveDisplayValue('Español')
  await expect.element(search).toHaveValue('lamp')
  await rerender(shown('65', 'b'))
  await expect.element(search).toHaveValue('')
  await expect.element(language).toHaveDisplayValue('Español')
})

test('a page without a clipboard (no https) says that it could not copy', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  onTestFinished(() => void vi.restoreAllMocks())
  await openLecture()
  await page.getByRole('button', { name: 'Copy the quotation at 0:00' }).click()
  await expect
    .poll(() => toasts.read().map(({ text }) => text))
    .toContainEqual(expect.stringMatching(/did not let us copy/))
})
