import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

async function openSearch() {
  const app = await renderApp('/courses')
  const field = page.getByRole('searchbox', { name: 'Find a course' })
  await field.click()
  const input = field.element() as HTMLInputElement
  /** What is in the field once the address has followed. */
  const settled = async (text: string) => {
    await expect.poll(() => new URLSearchParams(app.address().split('?')[1]).get('q') ?? '').toBe(text)
    return [input.value, input.selectionStart]
  }
  return { app, field, input, settled }
}

test('a letter typed in the middle leaves the caret behind it', async () => {
  const { input, settled } = await openSearch()
  await userEvent.keyboard('lght')
  await settled('lght')
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('i')
  expect(await settled('light')).toEqual(['light', 2])
})

test('two insertions at once are both kept', async () => {
  const { settled } = await openSearch()
  document.execCommand('insertText', false, 'l')
  document.execCommand('insertText', false, 'i')
  expect(await settled('li')).toEqual(['li', 2])
})

test('an input method composes one word', async () => {
  const { settled } = await openSearch()
  for (const text of ['l', 'li', 'lig']) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await settled(text)
  }
  await cdp().send('Input.insertText', { text: 'light' })
  expect(await settled('light')).toEqual(['light', 5])
})

test('the field follows the address where another control or the history changes it', async () => {
  const { app, field, settled } = await openSearch()
  await userEvent.keyboard('zzz')
  await settled('zzz')
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await field.click()
  await userEvent.keyboard('light')
  await settled('light')
  await app.router.navigate({ to: '/courses', search: {} })
  await expect.element(field).toHaveValue('')
  app.router.history.back()
  await expect.element(field).toHaveValue('light')
})
