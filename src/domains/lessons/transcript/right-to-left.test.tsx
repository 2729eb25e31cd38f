import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SanitizedHtml } from '#/ui/html/sanitized-html'
import { renderUi } from '../../../../tests/render-ui'
import { Captions } from '../captions/captions'
import { useCueTrack } from '../captions/use-cues'
import { Transcript } from './transcript'

vi.mock(import('../captions/use-cues'), async (original) => {
  const { useCues, useCueTrack: real } = await original()
  return { useCues, useCueTrack: vi.fn<typeof real>(real) }
})

const ARABIC = 'ضوء واحد يكفي!'
const HEBREW = 'אור אחד מספיק!'
const ENGLISH = 'One lamp is enough!'

/** Where a line with a final sign stands: its first letter, that sign, and the box around it, from left to right. */
function placeOf(box: Element, line = ARABIC) {
  const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()!
  const start = text.textContent!.indexOf(line)
  const letter = (at: number) => {
    const range = document.createRange()
    range.setStart(text, start + at)
    range.setEnd(text, start + at + 1)
    return range.getBoundingClientRect()
  }
  return { first: letter(0), last: letter(line.length - 1), box: box.getBoundingClientRect() }
}

function expectRightToLeft(box: Element) {
  const { first, last, box: around } = placeOf(box)
  expect(last.right, 'the final sign ends the line').toBeLessThan(first.left)
  expect(Math.abs(around.right - first.right), 'the line begins at the right').toBeLessThan(2)
}

test('a transcript in a language from right to left begins at the right, and its signs end its lines', async () => {
  const url = URL.createObjectURL(new Blob([`WEBVTT\n\n00:00.000 --> 00:02.000\n${ARABIC}\n`], { type: 'text/vtt' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <div className="flex w-80 flex-col">
        <Transcript
          video={null}
          subs={[{ url, languageCode: 'ar', label: 'العربية', name: 'العربية' }]}
          lessonTitle="Lamps"
          practice={null}
        />
      </div>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(ARABIC)).toBeVisible()
  expectRightToLeft(page.getByText(ARABIC).element().closest('[lang=ar]')!)
})

test.each(['p', 'li', 'h4', 'blockquote', 'td'])('so does the text of a lesson, in each of its %s', async (tag) => {
  const open = tag === 'li' ? '<ul>' : tag === 'td' ? '<table><tr>' : ''
  await renderUi(<SanitizedHtml html={`${open}<${tag}>${ARABIC}</${tag}>`} />)
  const { first, last } = placeOf(page.getByText(ARABIC).element())
  expect(last.right).toBeLessThan(first.left)
})

test.each(['ar', 'en'])('each line of a caption in %s runs in its own direction', async (languageCode) => {
  const text = [ARABIC, ENGLISH, HEBREW].join('\n')
  const track = Object.assign(new EventTarget(), { mode: 'hidden', activeCues: [{ startTime: 0, endTime: 2, text }] })
  // A track reads its cues only while a video plays.
  vi.mocked(useCueTrack).mockReturnValue(track as unknown as TextTrack)
  onTestFinished(() => void vi.mocked(useCueTrack).mockReset())
  const subtitle = { url: '', languageCode, label: '', name: '' }
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <div className="relative h-40 w-120">
        <Captions video={document.createElement('video')} subtitle={subtitle} isRaised={false} />
      </div>
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(/One lamp is enough/)).toBeVisible()
  const caption = page.getByText(/One lamp is enough/).element()
  for (const line of [ARABIC, HEBREW]) {
    const { first, last } = placeOf(caption, line)
    expect(last.right, `of ${line}`).toBeLessThan(first.left)
  }
  const { first, last } = placeOf(caption, ENGLISH)
  expect(last.left, `of ${ENGLISH}`).toBeGreaterThan(first.right)
})

test.each([
  ['a heading', 'h1', ''],
  ['a name that is cut', 'span', 'block truncate'],
  ['a name in a sentence', 'b', 'block'],
  ['a title of two lines', 'span', 'line-clamp-2'],
  ['a message', 'p', 'wrap-anywhere whitespace-pre-line'],
])('what people write runs in its own direction: %s', async (_what, tag, className) => {
  await renderUi(<div className="w-80">{createElement(tag, { className }, ARABIC)}</div>)
  const { first, last, box } = placeOf(page.getByText(ARABIC).element())
  expect(last.right, 'the final sign ends the line').toBeLessThan(first.left)
  expect(Math.abs(box.right - first.right), 'the line begins at the right').toBeLessThan(2)
})

test.each(['input', 'textarea', 'select'])(
  'what is typed or chosen in a field runs in its own direction: %s',
  async (Tag) => {
    await renderUi(<Tag aria-label="Name" />)
    const field = page.getByLabelText('Name').element()
    if (Tag === 'select') field.append(new Option(ARABIC))
    expect(getComputedStyle(Tag === 'select' ? field.querySelector('option')! : field).unicodeBidi).toBe('plaintext')
  },
)
