import { DAY_S, HOUR_S, midnight } from '../clock.ts'
import { tx } from '../content/content.ts'
import { schoolFile } from '../homework.ts'
import { newId } from '../ids.ts'
import type { Lang, Learner, Seconds, World } from '../model.ts'
import { findCourse } from '../school.ts'
import { freeze } from '../streams.ts'
import {
  addLearner,
  addPastScores,
  addStream,
  addCard,
  addInstallment,
  addSubscription,
  addVideoConsultation,
  chatOf,
  fillPoints,
  homeworkAt,
  ownPhoto,
  say,
} from './people.ts'

const THREE_WINDOWS = 4101
const FRONT_LIGHT = 4102

/** Vera Sokolova: five courses, each in a different state, as in the reference pictures. */
export function seedLumen(world: World, now: Seconds, locale: Lang): Learner {
  const vera = addLearner(world, {
    persona: 'main',
    first: tx('Vera', 'Вера', 'Vera'),
    last: tx('Sokolova', 'Соколова', 'Sokolova'),
    email: 'vera.sokolova@mail.example',
    locale,
    timezone: 'Europe/Lisbon',
  })
  Object.assign(vera.user, {
    city: 'Lisbon',
    gender: 'F',
    birthday: '14.06.1991',
    phone: '+351910000000',
    phone_validated: true,
  })
  vera.externalAuths.push({ id: newId(world), source: 'google' })

  const lightFirst = addStream(world, vera, now, { courseId: 41, today: 12, daysLeft: 76, finished: 11 })
  const portrait = addStream(world, vera, now, { courseId: 42, today: 18, daysLeft: 3, finished: 17 })
  addStream(world, vera, now, { courseId: 43, today: -5, daysLeft: 96, finished: 0 })
  const stillLife = addStream(world, vera, now, { courseId: 44, today: 15, daysLeft: 40, finished: 4 })
  addStream(world, vera, now, { courseId: 45, today: 101, daysLeft: -50, finished: 35 })
  const course = findCourse(world, stillLife.courseId)
  if (course) freeze(stillLife, course, midnight(now, -10), midnight(now, 22), now)

  const windows = homeworkAt(world, lightFirst, THREE_WINDOWS, lightFirst.start)
  const front = homeworkAt(world, lightFirst, FRONT_LIGHT, lightFirst.start + 7 * DAY_S)
  Object.assign(windows, { status: 'DONE', updatedAt: midnight(now, -2) + 12 * HOUR_S })
  Object.assign(front, { status: 'NOT_UPLOADED' })
  vera.scores.push({
    id: newId(world),
    amount: 40,
    why: tx('Homework approved: Three windows', 'Работа принята: «Три окна»', 'Tarea aprobada: Tres ventanas'),
    at: windows.updatedAt,
  })
  vera.schedule = { 2: ['08:00', '20:30'], 4: ['20:30'], 7: ['11:00'] }
  addPastScores(vera, now, [
    [-5, 30, tx('A friend joined with your link', 'Друг пришёл по вашей ссылке', 'Un amigo se unió con tu enlace')],
    [-3, -200, tx('Discount on an extension', 'Скидка на продление', 'Descuento en una ampliación')],
    [
      -12,
      200,
      tx('Course completed: Street, Slowly', 'Курс пройден: «Улица, не спеша»', 'Curso completado: La calle, despacio'),
    ],
    [-16, 70, tx('Seven days in a row', 'Семь дней подряд', 'Siete días seguidos')],
  ])

  const daniel = chatOf(vera, lightFirst)
  say(world, daniel, {
    from: null,
    text: tx(
      'Noon in the kitchen, the hall and the bathroom.',
      'Полдень на кухне, в коридоре и в ванной.',
      'Mediodía en la cocina, el pasillo y el baño.',
    ),
    at: midnight(now, -5) + 13 * HOUR_S,
    fileIds: [
      ownPhoto(world, vera, 'photo-pear-side', 'kitchen.jpg'),
      ownPhoto(world, vera, 'lumen-still-life', 'hall.jpg'),
    ],
    homeworkStatusId: windows.id,
  })
  say(world, daniel, {
    from: 'daniel',
    text: tx(
      'Approved. The bathroom is the strongest, because you let the tiles stay grey.',
      'Принято. Сильнее всего ванная: вы позволили плитке остаться серой.',
      'Aprobado. La más fuerte es la del baño, porque dejaste que los azulejos siguieran grises.',
    ),
    at: windows.updatedAt,
    homeworkStatusId: windows.id,
  })
  say(world, daniel, {
    from: 'daniel',
    text: tx(
      'Before tomorrow: put something white on a table near a window and just watch it for five minutes, at noon and again at four. No camera.',
      'До завтра: поставьте что-нибудь белое на стол у окна и просто смотрите на него пять минут, в полдень и ещё раз в четыре. Без камеры.',
      'Para mañana: pon algo blanco en una mesa junto a una ventana y míralo cinco minutos, a mediodía y otra vez a las cuatro. Sin cámara.',
    ),
    at: midnight(now, -1) + 9 * HOUR_S,
  })
  const asked = say(world, daniel, {
    from: null,
    text: tx(
      'I did it with a cup. At four the shadow was longer than the table and I had to move.',
      'Я взяла чашку. В четыре тень стала длиннее стола, пришлось пересесть.',
      'Lo hice con una taza. A las cuatro la sombra era más larga que la mesa y tuve que moverme.',
    ),
    at: midnight(now, -1) + 20 * HOUR_S,
  })
  const answered = say(world, daniel, {
    from: 'daniel',
    text: tx(
      'The second frame is the one. Keep it.',
      'Второй кадр — тот самый. Сохраните его.',
      'La segunda foto es la buena. Guárdala.',
    ),
    at: now - 2 * HOUR_S,
    fileIds: [schoolFile(world, 'photo-egg-side')],
  })
  lightFirst.consultations.push({
    id: newId(world),
    status: 'close',
    startMessageId: asked.id,
    endMessageId: answered.id,
    amount: 1,
    rating: null,
  })
  const ines = chatOf(vera, portrait)
  say(world, ines, {
    from: 'ines',
    text: tx('Who did you photograph today?', 'Кого вы сняли сегодня?', '¿A quién has fotografiado hoy?'),
    at: now - 4 * HOUR_S,
    seen: false,
  })
  say(world, ines, {
    from: 'ines',
    text: tx(
      'Could you send the version before you cropped it?',
      'Пришлёте вариант до кадрирования?',
      '¿Me mandas la versión sin recortar?',
    ),
    at: now - 3 * HOUR_S,
    seen: false,
  })
  const care = {
    id: newId(world),
    title: tx('Lumen care', 'Забота Lumen', 'Atención Lumen'),
    streamId: null,
    canWrite: true,
    avatar: null,
    messages: [],
  }
  vera.chats.push(care)
  say(world, care, {
    from: null,
    text: tx('Thank you, that solved it.', 'Спасибо, помогло.', 'Gracias, ya está resuelto.'),
    at: midnight(now, -2) + 10 * HOUR_S,
  })

  addSubscription(world, vera, tx('Lumen Annual', 'Lumen на год', 'Lumen Anual'), {
    period: 'year',
    amount: 23_900,
    nextPayAt: midnight(now, 86),
    endDate: midnight(now, 86),
  })
  vera.communities.push({
    id: newId(world),
    communityId: 5,
    start: midnight(now, -90),
    end: midnight(now, 86),
    isOptional: false,
  })
  addInstallment(world, vera, tx('Still Life at Home', 'Натюрморт у себя дома', 'Bodegón en casa'), {
    first: midnight(now, -39),
    count: 3,
    paid: 2,
    amount: 2990,
  })
  addInstallment(world, vera, tx('The Quiet Portrait', 'Тихий портрет', 'Retrato en silencio'), {
    first: midnight(now, -190),
    count: 4,
    paid: 4,
    amount: 2990,
  })
  addCard(world, vera, { title: 'Visa •• 4417', expires: '08/2027', isDefault: true, createdAt: midnight(now, -280) })
  addCard(world, vera, {
    title: 'Mastercard •• 9023',
    expires: '05/2026',
    isDefault: false,
    createdAt: midnight(now, -600),
  })
  addVideoConsultations(vera, now)
  fillPoints(world, vera, 1240, midnight(now, -30))
  return vera
}

/** Two to book, one that the school has confirmed, one that waits for it, and a past of two. */
function addVideoConsultations(vera: Learner, now: Seconds): void {
  const createdAt = midnight(now, -40)
  const phone = vera.user.phone
  const light = tx('Half an hour on your light', 'Полчаса о вашем свете', 'Media hora sobre tu luz')
  addVideoConsultation(vera, light, { courseId: 41, createdAt })
  addVideoConsultation(vera, tx('Colour in one picture', 'Цвет на одном снимке', 'El color en una foto'), {
    courseId: 42,
    createdAt,
    minutes: 60,
  })
  addVideoConsultation(vera, tx('An hour on your portraits', 'Час о ваших портретах', 'Una hora sobre tus retratos'), {
    courseId: 42,
    createdAt,
    status: 'waiting',
    start: midnight(now, 2) + 17.5 * HOUR_S,
    note: 'My pictures of my grandmother look stiff.',
    phone,
    minutes: 60,
    joinUrl: 'https://meet.lumen.example/r/7003',
  })
  addVideoConsultation(vera, tx('Your table, together', 'Ваш стол, вместе', 'Tu mesa, juntos'), {
    courseId: 44,
    createdAt,
    status: 'waiting',
    start: midnight(now, 11) + 9 * HOUR_S,
    phone,
  })
  addVideoConsultation(vera, light, {
    courseId: 41,
    createdAt,
    status: 'complete',
    start: midnight(now, -20) + 15 * HOUR_S,
    phone,
    minutes: null,
  })
  addVideoConsultation(vera, tx('The street, from your window', 'Улица из вашего окна', 'La calle desde tu ventana'), {
    courseId: 45,
    createdAt,
    status: 'cancelled',
    start: midnight(now, -31) + 8 * HOUR_S,
    phone,
  })
}
