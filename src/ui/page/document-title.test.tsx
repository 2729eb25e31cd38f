import { expect, test } from 'vitest'
import { renderUi } from '../../../tests/render-ui'
import { onAnnouncement } from './live-region'
import { configureDocumentTitle, sayTitle, useDocumentTitle } from './document-title'

function Screen({ title }: { title: string }) {
  useDocumentTitle(title)
  return (
    <main>
      <h1 tabIndex={-1}>{title}</h1>
    </main>
  )
}

test('a screen that is drawn after its route is said with its own title, not with the hidden one before it', async () => {
  configureDocumentTitle('')
  const said: string[] = []
  onAnnouncement((text) => said.push(text))
  const before = (
    <main hidden>
      <h1 tabIndex={-1}>Home</h1>
    </main>
  )
  const screen = await renderUi(before)
  sayTitle()
  expect(said).toEqual([])
  await screen.rerender(
    <>
      {before}
      <Screen title="Homework" />
    </>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Homework' })).toHaveFocus()
  expect(said).toEqual(['Homework'])
  await screen.rerender(<Screen title="Homework, 3 new" />)
  expect(said).toEqual(['Homework'])
})
