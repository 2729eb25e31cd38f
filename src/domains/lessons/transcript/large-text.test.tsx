import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../tests/render-ui'
import { TranscriptTools } from './transcript-tools'

const before = { width: innerWidth, height: innerHeight }
beforeEach(async () => {
  await page.viewport(320, 700)
  document.documentElement.style.fontSize = '200%'
})
afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(before.width, before.height)
})

test('the placeholder of the transcript search is readable at 320 px and 200 % text', async () => {
  await renderUi(
    <div className="px-gutter">
      <TranscriptTools query="" onSearch={() => {}} count={null} onStep={null} language="English" />
    </div>,
  )
  const field = page.getByRole('searchbox', { name: 'Find in the transcript' }).element() as HTMLInputElement
  // A value is measured, unlike the placeholder that is shown in its place.
  field.value = field.placeholder
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
})

test('a long word on a card is hyphenated by the rules of its language, an address is not', async () => {
  await renderUi(
    <ul lang="ru">
      <li className="type-h3">Свет и конструкция</li>
      <li className="prose">Экспонометрический</li>
      <li className="type-h4 hyphens-manual">vera.sokolova@mail.example</li>
    </ul>,
  )
  const divided = page
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item).hyphens)
  expect(divided).toEqual(['auto', 'auto', 'manual'])
})
