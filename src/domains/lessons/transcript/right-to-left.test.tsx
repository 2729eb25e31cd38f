import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { SanitizedHtml } from '#/ui/html/sanitized-html'
import { renderUi } from '../../../../tests/render-ui'
import { Transcript } from './transcript'

const ARABIC = 'ضوء واحد يكفي!'

/** Where a text with a final sign stands: its first letter, that sign, and the box around it, from left to right. */
function placeOf(box: Element) {
  const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()!
  const letter = (at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  return { first: letter(0), last: letter(ARABIC.length - 1), box: box.getBoundingClientRect() }
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
