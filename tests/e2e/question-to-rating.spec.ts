import { CLOCK, placed } from '../a11y/place.ts'
import { someWays } from '../some-rows.ts'
import { address, expect, received, settled, test } from './app.ts'
import { tabTo } from './tab-to.ts'

interface Words {
  field: string
  conversation: string
  /** What a message says of itself once the server has it. */
  arrived: RegExp
  answer: RegExp
  consultation: string
  rate: string
  rated: RegExp
}

const WORDS: Record<string, Words> = {
  en: {
    field: 'Message',
    conversation: 'Conversation',
    arrived: /^(Sent|Read)$/,
    answer: /Thank you, I have read it\./,
    consultation: 'Consultation',
    rate: 'Rate the consultation',
    rated: /^Your rating: 4.of.5$/,
  },
  ru: {
    field: 'Сообщение',
    conversation: 'Переписка',
    arrived: /^(Отправлено|Прочитано)$/,
    answer: /Спасибо, прочитал\./,
    consultation: 'Консультация',
    rate: 'Оценить консультацию',
    rated: /^Ваша оценка: 4.из.5$/,
  },
  es: {
    field: 'Mensaje',
    conversation: 'Conversación',
    arrived: /^(Enviado|Leído)$/,
    answer: /Gracias, ya lo he leído\./,
    consultation: 'Consulta',
    rate: 'Valorar la consulta',
    rated: /^Tu valoración: 4.de.5$/,
  },
}

for (const [lang, words] of someWays('question to rating', Object.entries(WORDS)))
  test(`by keyboard, from a question to an answer that is seen and rated, with its consultation: ${lang}`, async ({
    page,
  }) => {
    await page.goto(
      address('lumen', placed('/chat/$chatId', 'lumen', 'main'), { scenario: 'main', clock: CLOCK, lang }),
    )
    await settled(page)
    const conversation = page.getByRole('region', { name: words.conversation, exact: true })
    const field = page.getByRole('textbox', { name: words.field, exact: true })
    await tabTo(page, field, 'Shift+Tab')
    await page.keyboard.type('Which of the two is closer?')
    await page.keyboard.press('Enter')
    const question = conversation.getByRole('article').filter({ hasText: 'Which of the two is closer?' })
    // An expert answers what has arrived.
    await expect(question.getByText(words.arrived)).toBeVisible()
    expect(await received(page, 'POST', /messages$/)).toBe(1)

    const seen = await received(page, 'PUT', /viewed$/)
    await page.evaluate(() => window.mockWorld.expertAnswers())
    const answer = conversation.getByRole('article').filter({ hasText: words.answer })
    await expect(answer).toBeVisible()
    await expect.poll(() => received(page, 'PUT', /viewed$/)).toBe(seen + 1)

    // The answer has closed the consultation that the question opened.
    const end = answer.locator(`xpath=following::section[@aria-label="${words.consultation}"]`)
    await expect(end).toBeVisible()
    const stars = answer.getByRole('radio')
    await tabTo(page, stars.last(), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(stars.last()).toBeChecked()
    await tabTo(page, end.getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
    await tabTo(page, end.getByRole('button', { name: words.rate }))
    await page.keyboard.press('Enter')
    await expect(end.getByText(words.rated)).toBeVisible()
    await expect(end.getByRole('status')).toHaveCount(0)
    expect(await received(page, 'PUT', /messages\/\d+\/rating$/)).toBe(1)
    expect(await received(page, 'PUT', /updateRating/)).toBe(1)

    await page.reload()
    await settled(page)
    await expect(stars.last()).toBeChecked()
    await expect(end.getByText(words.rated)).toBeVisible()
    await expect(end.getByRole('radio')).toHaveCount(0)
    // What stands on the server is not sent again.
    await page.waitForLoadState('networkidle')
    expect(await received(page, 'PUT', /rating$|updateRating/)).toBe(0)
  })
