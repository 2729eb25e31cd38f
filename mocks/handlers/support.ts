import { questionBody, sentQuestionWire, supportCategoryWire } from '#/domains/support/wire'
import * as z from '#/lib/zod'
import { authCall, type CallContext, openCall } from '../call.ts'
import { list, one, tooOften } from '../reply.ts'
import type { World } from '../world/model.ts'
import { newId } from '../world/ids.ts'
import { tx } from '../world/content/content.ts'
import { countTry, leftToWait } from '../world/tries.ts'
import { FormCheck, isEmail, textOf } from './form-check.ts'
import { SAYS } from './texts.ts'

const MAX_IN_WINDOW = 3
const WINDOW_S = 60

const STREAM = 'user_course_stream'

/** The topics that the brands' configurations name, each with ids of its own. */
const NAMED: Record<string, { homework: number; renewal: number }> = {
  lumen: { homework: 10, renewal: 7 },
  kinetic: { homework: 3, renewal: 6 },
  demo: { homework: 5, renewal: 4 },
}

/** The topics of a school, in its order. */
function categoriesOf({ brand }: World) {
  const { homework, renewal } = NAMED[brand] ?? { homework: 10, renewal: 7 }
  return [
    { id: 2, title: tx('A course or a lesson', 'Курс или урок', 'Un curso o una lección'), target: STREAM },
    { id: homework, title: tx('Homework', 'Домашняя работа', 'Tareas'), target: STREAM },
    { id: renewal, title: tx('Renew a course', 'Продлить курс', 'Renovar un curso'), target: STREAM },
    { id: 8, title: tx('Payment and subscriptions', 'Оплата и подписки', 'Pagos y suscripciones'), target: null },
    { id: 1, title: tx('App and account', 'Приложение и аккаунт', 'Aplicación y cuenta'), target: null },
    { id: 12, title: tx('Something else', 'Другое', 'Otra cosa'), target: null },
  ] as const
}

/** Checks and stores a support request; the three paths differ in what they require. */
function ask(context: CallContext, path: 'own' | 'auto' | 'anonymous') {
  const { world, lang, now, token } = context
  const { supportCategoryId, ...rest } = context.body
  const body = supportCategoryId === undefined ? rest : { support_category_id: supportCategoryId, ...rest }
  const text = textOf(body['message'])
  const check = new FormCheck(lang)
    .demand('message', text !== '', SAYS.required)
    .demand('message', text.length <= 500, SAYS.tooLong)
    .demand(
      'support_category_id',
      path === 'anonymous' || categoriesOf(world).some(({ id }) => id === body['support_category_id']),
      SAYS.required,
    )
  if (path !== 'auto') {
    check
      .demand('name', textOf(body['name']) !== '', SAYS.required)
      .demand('email', isEmail(textOf(body['email'])), SAYS.badEmail)
  }
  const parsed = z.safeParse(questionBody, body)
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0])
    if (field !== 'message') check.demand(field, false, SAYS.wrongValue)
  }
  check.end()
  const key = `question:${token ?? 'guest'}`
  const wait = leftToWait(world, key, now, MAX_IN_WINDOW, WINDOW_S)
  if (wait > 0) throw tooOften(wait)
  countTry(world, key, now)
  const question = { id: newId(world), path, body, at: now }
  world.questions.push(question)
  return { id: question.id, created_at: now }
}

export const supportCalls = [
  authCall('L33', 'GET support-category', {
    sorts: ['id', 'sort'],
    expected: list(supportCategoryWire),
    run: ({ lang, world }) =>
      categoriesOf(world).map(({ id, title, target }, n) => ({
        id,
        sort: n + 1,
        title: title[lang],
        target_product: target,
      })),
  }),
  authCall('L34', 'POST tech-questions', {
    body: 'json',
    expected: one(sentQuestionWire),
    run: (context) => ask(context, 'own'),
  }),
  authCall('L34', 'POST tech-questions/auto', {
    body: 'json',
    expected: one(sentQuestionWire),
    run: (context) => ask(context, 'auto'),
  }),
  openCall('L34', 'POST tech-questions/anonymous', {
    needs: 'any',
    body: 'json',
    expected: one(sentQuestionWire),
    run: (context) => ask(context, 'anonymous'),
  }),
]
