import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { ExternalLink } from './external-link'

test('the icon of a link never begins a line, however narrow its place', async () => {
  await renderUi(
    <p>
      <ExternalLink href="https://help.example/">Write to the school on Telegram</ExternalLink>
    </p>,
  )
  const link = page.getByRole('link', { name: /^Write to the school on Telegram/ }).element()
  const icon = link.querySelector('svg')
  const text = link.firstChild
  if (!icon || !text?.textContent || !link.parentElement) throw new Error('not drawn')
  const lastLetter = document.createRange()
  lastLetter.setStart(text, text.textContent.length - 1)
  lastLetter.setEnd(text, text.textContent.length)
  for (let width = 320; width > 100; width -= 3) {
    link.parentElement.style.width = `${width}px`
    const gap = icon.getBoundingClientRect().left - lastLetter.getBoundingClientRect().right
    expect(gap, `at ${width}px`).toBeGreaterThan(0)
    expect(gap, `at ${width}px`).toBeLessThan(6)
  }
})
