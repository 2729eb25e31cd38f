import * as z from '#/lib/zod'
import { openCall } from '../call.ts'
import { one } from '../reply.ts'
import { tx } from '../world/content/content.ts'
import { FormCheck } from './form-check.ts'
import { SAYS } from './texts.ts'

const definitions = z.object({
  isEnabled: z.boolean(),
  items: z.array(
    z.object({ key: z.string(), title: z.string(), description: z.nullable(z.string()), is_required: z.boolean() }),
  ),
})
const policy = z.object({ essential: z.boolean(), analytics: z.boolean(), marketing: z.boolean() })

const CATEGORIES = [
  {
    key: 'essential',
    title: tx('Essential', 'Необходимые', 'Esenciales'),
    text: tx('<p>Keep you signed in.</p>', '<p>Сохраняют вход.</p>', '<p>Mantienen tu sesión.</p>'),
  },
  {
    key: 'analytics',
    title: tx('Analytics', 'Аналитика', 'Analítica'),
    text: tx('<p>Count visits.</p>', '<p>Считают посещения.</p>', '<p>Cuentan las visitas.</p>'),
  },
  {
    key: 'marketing',
    title: tx('Marketing', 'Реклама', 'Marketing'),
    text: tx(
      '<p>Show what may suit you.</p>',
      '<p>Показывают подходящее.</p>',
      '<p>Muestran lo que puede interesarte.</p>',
    ),
  },
]

export const consentCalls = [
  openCall('A25', 'GET cookie', {
    needs: 'any',
    expected: one(definitions),
    run: ({ lang }) => ({
      isEnabled: true,
      items: CATEGORIES.map(({ key, title, text }) => ({
        key,
        title: title[lang],
        description: text[lang],
        is_required: key === 'essential',
      })),
    }),
  }),
  openCall('A26', 'GET cookie/get-policy', {
    needs: 'any',
    expected: one(z.nullable(policy)),
    run: ({ learner }) => learner?.cookiePolicy ?? null,
  }),
  openCall('A27', 'POST cookie/update-policy', {
    needs: 'any',
    body: 'json',
    expected: one(policy),
    run({ body, lang, learner }) {
      const { essential, analytics, marketing } = body
      const check = new FormCheck(lang).demand('essential', essential === true, SAYS.required)
      for (const [name, value] of Object.entries({ analytics, marketing }))
        check.demand(name, typeof value === 'boolean', SAYS.wrongValue)
      check.end()
      const chosen = { essential: true, analytics: analytics === true, marketing: marketing === true }
      // A guest's choice is stored by the browser only.
      if (learner) learner.cookiePolicy = chosen
      return chosen
    },
  }),
]
