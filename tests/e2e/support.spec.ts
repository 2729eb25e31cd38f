import { address, expect, settled, test } from './app.ts'

test('support is reached and written to by the keyboard alone, by each of its ways', async ({ page }) => {
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    const one = page.getByRole(role, { name }).first()
    await one.focus()
    await page.keyboard.press('Enter')
  }
  const message = page.getByRole('textbox', { name: 'What happened?' })
  // All within one minute, however slow the machine.
  await page.clock.setFixedTime(new Date())
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await settled(page)
  // A new screen takes the focus to its heading: a press before that would go there.
  const begins = () => expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeFocused()
  await press('link', 'Support')
  await begins()

  // A topic, a course and a text.
  await press('link', 'A course or a lesson')
  await expect(message).toBeVisible()
  const course = page.getByRole('combobox', { name: 'Course' })
  await course.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/support\/2\/\d+$/)
  // The form is that of the new address, and has taken the focus back.
  await expect(course).toHaveValue(/^\d+$/)
  await expect(course).toBeFocused()
  await message.focus()
  await page.keyboard.type('The third window stays dark.')
  await press('button', 'Send')
  await expect(page.getByText(/Successfully! Message sent\./)).toBeVisible()

  // An appeal in words of the app.
  await press('link', 'Write about something else')
  await expect(page).toHaveURL(/\/support$/)
  await begins()
  await press('link', 'Renew a course')
  await course.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/support\/\d+\/\d+$/)
  await expect(course).toHaveValue(/^\d+$/)
  await expect(course).toBeFocused()
  await press('button', 'Ask to renew the course')
  await expect(page.getByText('We have your request, and will answer by email.')).toBeVisible()

  // Elsewhere.
  await press('link', 'Other ways to reach us')
  await expect(page.getByRole('dialog').getByRole('link', { name: /Telegram/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // It goes back in the history, and no other address is opened before it is there.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The form over another screen; the fourth message in a minute has to wait.
  for (const text of ['One more.', 'And one.']) {
    await page.goto(address('lumen', '/home?modal=support'))
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
    await press('button', 'Send')
    await expect(
      page.getByText(text === 'One more.' ? /Message sent/ : /Support takes three messages in a minute/),
    ).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('And one.')
})
