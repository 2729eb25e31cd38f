import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeAnswers } from '../../../../tests/change-answers'
import { renderApp } from '../../../../tests/render-app'
import type { TestWorld } from '../../../../mocks/test-world'

const WORD = `${'Fotografiegrundlagenzusammenfassung'.repeat(3)} 📷`

/** A school that gives its course one very long word as a name. */
const useLongName = (world: TestWorld) =>
  changeAnswers(world, '', (text) => text.replaceAll('"Light First"', `"${WORD}"`))

it('a course’s name of one long word breaks where the page of a homework ends', async () => {
  await page.viewport(390, 800)
  await renderApp('/homework/9002/4103', {}, { prepare: useLongName })
  await expect.poll(() => document.body.textContent).toContain(WORD)
  document.querySelector('main')?.style.setProperty('overflow-x', 'visible')
  await expect.poll(() => document.documentElement.scrollWidth, { timeout: 8000 }).toBeLessThanOrEqual(390)
})
