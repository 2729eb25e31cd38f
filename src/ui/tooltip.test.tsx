import { Snowflake } from 'lucide-react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../tests/render-ui'
import { IconButton } from './icon-button'

const box = () => page.elementLocator(document.body).getByText('Freeze')

test('the name of an icon is shown on hover and on keyboard focus, and goes with the pointer, Escape or the focus', async () => {
  await renderUi(
    <>
      <IconButton label="Freeze" icon={Snowflake} />
      <button type="button">After</button>
    </>,
  )
  await expect.element(box()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Freeze' }).hover()
  await expect.element(box()).toBeVisible()
  await page.getByRole('button', { name: 'After' }).hover()
  await expect.element(box()).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(box()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(box()).toBeVisible()
})

test('Escape takes the name away under the pointer, too, wherever the focus is', async () => {
  await renderUi(<IconButton label="Freeze" icon={Snowflake} />)
  await page.getByRole('button', { name: 'Freeze' }).hover()
  await expect.element(box()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).not.toBeInTheDocument()
})
