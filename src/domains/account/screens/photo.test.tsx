import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { corners, drawnPhoto } from '../../../../tests/drawn-photo'
import { fakeUploads, photo } from '../../../../tests/fake-uploads'
import { renderApp } from '../../../../tests/render-app'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Your photo' })

async function choose(file: File) {
  await expect.element(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await userEvent.upload(document.querySelector<HTMLInputElement>('dialog input[type=file]:not([capture])')!, file)
}

it('makes a part of a photo the picture of the learner, through a lost connection, and removes it', async () => {
  const app = await renderApp('/user/edit')
  const line = fakeUploads(app.world.fetch)
  await link('Choose a photo').click()
  await choose(new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' }))
  await expect.element(dialog.getByRole('alert').getByText(/^Choose a photo: JPEG/)).toBeVisible()
  await choose(await drawnPhoto(400, 200))
  line.cut()
  await button('Use this part').click()
  await expect.element(dialog.getByText('Your photo was not saved.')).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText('Your photo is saved.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(app.address()).toBe('/user/edit')
  const [sent] = app.world.received('A32').map(({ body }) => (body as { file: File }).file)
  expect(await corners(sent!)).toEqual({ width: 200, height: 200, colours: ['red', 'blue', 'red', 'blue'] })

  await button('Remove the photo').click()
  await expect.element(page.getByText('Your photo is removed.')).toBeVisible()
  expect(app.world.received('A13').map(({ body }) => body)).toEqual([
    { avatar_file_id: expect.any(String) },
    { avatar_file_id: null },
  ])
  await expect.element(link('Choose a photo')).toBeVisible()
})

it('sends what this browser cannot draw as it is, and says so', async () => {
  const app = await renderApp('/user/edit')
  fakeUploads(app.world.fetch)
  await link('Choose a photo').click()
  await choose(photo('me.jpg'))
  await expect.element(page.getByText(/^Your photo is saved as it is/)).toBeVisible()
  expect(app.world.received('A13')).toHaveLength(1)
})
