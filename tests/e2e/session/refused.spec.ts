import { address, expect, settled, test } from '../app.ts'
import { fileOf } from '../built-files.ts'

test('what a refused sign-in says stands there with the answer: its file comes while the learner types', async ({
  page,
}) => {
  await page.goto(address('lumen', '/', { scenario: 'fresh' }))
  await settled(page)
  const file = page.waitForResponse(fileOf('src/domains/session/entry/login-notices.tsx'))
  await page.getByLabel('Email').fill('vera.sokolova@mail.example')
  await file
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Password', { exact: true }).fill('not her password')
  // The banner pushes the form down: fields that are marked before it comes would be seen to move.
  const moves: string[] = []
  await page.exposeFunction('noteMove', (text: string) => moves.push(text))
  await page.evaluate(() => {
    const { noteMove } = window as unknown as { noteMove(text: string): void }
    const look = () => {
      const isRefused = document.querySelector('#login-form [aria-invalid=true]') !== null
      if (isRefused && document.querySelector('#login-form [role=alert]') === null)
        noteMove('a field without the banner')
      requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('#login-form button[type=submit]').click()
  await expect(page.getByRole('alert').getByText('The email and the password don’t match.')).toBeVisible()
  expect(moves).toEqual([])
})
