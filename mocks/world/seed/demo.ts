import { HOUR_S, midnight } from '../clock.ts'
import { tx } from '../content/content.ts'
import { newId } from '../ids.ts'
import type { Lang, Learner, Seconds, World } from '../model.ts'
import { addLearner, addStream, addSubscription, chatOf, homeworkAt, say } from './people.ts'

const CRUMB = 7101

/** Sam Rivera: two open courses, one that starts later, no points yet. */
export function seedDemo(world: World, now: Seconds, locale: Lang): Learner {
  const sam = addLearner(world, {
    persona: 'main',
    first: tx('Sam', 'Сэм', 'Sam'),
    last: tx('Rivera', 'Ривера', 'Rivera'),
    email: 'sam.rivera@mail.example',
    locale,
    timezone: 'Europe/Madrid',
  })
  sam.externalAuths.push({ id: 81, source: 'google' })
  const bread = addStream(world, sam, now, { courseId: 71, today: 3, daysLeft: 57, finished: 2 })
  addStream(world, sam, now, { courseId: 72, today: 9, daysLeft: 60, finished: 8 })
  addStream(world, sam, now, { courseId: 73, today: -3, daysLeft: 64, finished: 0 })
  homeworkAt(world, bread, CRUMB, bread.start)
  say(world, chatOf(sam, bread), {
    from: 'olive',
    text: tx(
      'Welcome. Ask anything, also what you think is too simple.',
      'Добро пожаловать. Спрашивайте обо всём, даже о простом.',
      'Te doy la bienvenida. Pregunta lo que sea, también lo que te parezca demasiado simple.',
    ),
    at: bread.start + 9 * HOUR_S,
    seen: false,
  })
  addSubscription(world, sam, tx('Everything', 'Всё сразу', 'Todo'), {
    nextPayAt: midnight(now, 20),
    endDate: midnight(now, 20),
  })
  sam.communities.push({ id: newId(world), communityId: 9, start: midnight(now, -2), end: null, isOptional: false })
  return sam
}
