import { buildCourse, type DayPlan } from './build-course.ts'
import { CATEGORIES, same, type SchoolContent, tx } from './content.ts'

const d = (en: string, ru: string, es: string, more: Partial<DayPlan> = {}): DayPlan => ({
  title: tx(en, ru, es),
  ...more,
})
const rest = (en: string, ru: string, es: string) => d(en, ru, es, { rest: true })

const bread = buildCourse({
  id: 71,
  title: tx('Bread from Scratch', 'Хлеб с нуля', 'Pan desde cero'),
  about: tx(
    'Two weeks from flour and water to a loaf you would bring to dinner.',
    'Две недели от муки и воды до буханки, которую не стыдно принести на ужин.',
    'Dos semanas de la harina y el agua a una hogaza que llevarías a cenar.',
  ),
  art: 'demo-bread',
  expert: 'olive',
  category: CATEGORIES.kitchen,
  demoDays: 4,
  demoDocuments: false,
  documents: [
    { title: tx('Table of flours', 'Таблица муки', 'Tabla de harinas'), file: 'sample.pdf', url: null, size: 120_400 },
    {
      title: tx('Where to buy a basket', 'Где купить корзину', 'Dónde comprar un cesto'),
      file: null,
      url: 'https://demo.example/baskets',
      size: 0,
    },
  ],
  stages: [
    {
      title: tx('The dough', 'Тесто', 'La masa'),
      homework: {
        title: tx('Photograph your crumb', 'Сфотографируйте мякиш', 'Fotografía tu miga'),
        description: tx(
          '<p>Cut the loaf when it is cold. One photo of the cut, from above, in daylight.</p>',
          '<p>Разрежьте хлеб, когда он остынет. Одно фото среза сверху, при дневном свете.</p>',
          '<p>Corta la hogaza cuando esté fría. Una foto del corte, desde arriba, con luz de día.</p>',
        ),
        file: true,
        points: 40,
        required: true,
      },
      requestHomework: true,
      requestDays: [5],
      days: [
        d('Flour, water, salt', 'Мука, вода, соль', 'Harina, agua, sal'),
        d('Folding, not kneading', 'Складывать, а не месить', 'Plegar, no amasar'),
        d('Shaping a round loaf', 'Формуем круглый хлеб', 'Formar una hogaza', {
          sets: [
            {
              lessons: [
                {
                  title: tx('Shaping a round loaf', 'Формуем круглый хлеб', 'Formar una hogaza'),
                  kind: 'execution',
                  seconds: 720,
                  description: true,
                },
              ],
            },
            {
              lessons: [
                { title: tx('Why it tears', 'Почему рвётся', 'Por qué se rompe'), kind: 'theory', seconds: 360 },
              ],
            },
          ],
        }),
        d('Scoring with one cut', 'Один надрез', 'Un solo corte'),
        d('First bake', 'Первая выпечка', 'El primer horneado', { required: true }),
        rest('Eat bread', 'Ешьте хлеб', 'Come pan'),
        d('Reading the crumb', 'Читаем мякиш', 'Leer la miga'),
      ],
    },
    {
      title: tx('The starter', 'Закваска', 'La masa madre'),
      days: [
        d('Day zero of a starter', 'Нулевой день закваски', 'Día cero de una masa madre'),
        d('Feeding it', 'Подкормка', 'Alimentarla'),
        d('The smell of apples', 'Запах яблок', 'El olor a manzana'),
        d('Rye helps', 'Рожь помогает', 'El centeno ayuda'),
        d('First lift', 'Первый подъём', 'La primera subida'),
        rest('It works without you', 'Она работает без вас', 'Trabaja sin ti'),
        d('A loaf of your own', 'Собственный хлеб', 'Una hogaza tuya', {
          homework: {
            title: tx('The loaf and its story', 'Хлеб и его история', 'La hogaza y su historia'),
            description: tx(
              '<p>Five sentences and a photo.</p>',
              '<p>Пять предложений и фото.</p>',
              '<p>Cinco frases y una foto.</p>',
            ),
            message: true,
            file: true,
          },
        }),
      ],
    },
  ],
})

const WATER = [
  d('One brush, one colour, water', 'Одна кисть, один цвет, вода', 'Un pincel, un color, agua'),
  d('Edges that bleed', 'Края, которые текут', 'Bordes que sangran'),
  d('Edges that stay', 'Края, которые держатся', 'Bordes que se quedan'),
  rest('Wash the brush', 'Помойте кисть', 'Lava el pincel'),
  d('A sky', 'Небо', 'Un cielo'),
  d('The window in grey', 'Окно в сером', 'La ventana en gris'),
  d('Lift the light', 'Снимите свет', 'Levanta la luz'),
]

const watercolour = buildCourse({
  id: 72,
  title: tx('Watercolour, Wet on Wet', 'Акварель по-мокрому', 'Acuarela, húmedo sobre húmedo'),
  about: tx(
    'Three weeks with too much water.',
    'Три недели, в которых много воды.',
    'Tres semanas con demasiada agua.',
  ),
  art: 'demo-watercolour',
  expert: 'pia',
  category: CATEGORIES.drawing,
  stages: ['1', '2', '3'].map((n) => ({ title: tx(`Week ${n}`, `Неделя ${n}`, `Semana ${n}`), days: WATER })),
})

const speak = buildCourse({
  id: 73,
  title: tx('Speak with Ease', 'Говорить легко', 'Hablar con calma'),
  about: tx(
    'Ten days to hear your own voice.',
    'Десять дней, чтобы услышать свой голос.',
    'Diez días para oír tu propia voz.',
  ),
  art: 'demo-speak',
  expert: 'marc',
  category: CATEGORIES.voice,
  stages: [
    {
      title: tx('Ten days', 'Десять дней', 'Diez días'),
      days: [
        d('Hum', 'Мычание', 'Tararea'),
        d('Read aloud', 'Чтение вслух', 'Lee en voz alta'),
        d('Pause', 'Пауза', 'Pausa'),
        d('The first sentence', 'Первая фраза', 'La primera frase'),
        rest('Be silent', 'Помолчите', 'Guarda silencio'),
        d('A question', 'Вопрос', 'Una pregunta'),
        d('Stand', 'Встаньте', 'Ponte de pie'),
        d('Three listeners', 'Три слушателя', 'Tres oyentes'),
        d('A story', 'История', 'Una historia'),
        d('Two minutes', 'Две минуты', 'Dos minutos'),
      ],
    },
  ],
})

export const demo: SchoolContent = {
  brand: 'demo',
  courses: [bread, watercolour, speak],
  experts: {
    olive: {
      id: 41,
      firstName: tx('Olive', 'Олив', 'Olive'),
      lastName: tx('Hart', 'Харт', 'Hart'),
      art: 'expert-anna',
    },
    pia: { id: 42, firstName: tx('Pia', 'Пиа', 'Pia'), lastName: tx('Sund', 'Сунд', 'Sund'), art: 'expert-ines' },
    marc: {
      id: 43,
      firstName: tx('Marc', 'Марк', 'Marc'),
      lastName: tx('Ocaña', 'Оканья', 'Ocaña'),
      art: 'expert-daniel',
    },
    care: { id: 44, firstName: tx('Demo', 'Команда', 'Equipo'), lastName: tx('team', 'школы', 'Demo'), art: null },
    nobody: { id: 45, firstName: same(''), lastName: same(''), art: null },
  },
  approval: tx(
    'A lovely open crumb. The salt went in late, I think, and it did no harm. Approved.',
    'Прекрасный открытый мякиш. Соль, кажется, добавили поздно, но хуже не стало. Принято.',
    'Una miga preciosa y abierta. La sal entró tarde, creo, y no ha pasado nada. Aprobado.',
  ),
  refusal: tx(
    'The loaf was cut warm, so the crumb looks wet. Wait three hours next time and send me one more cut.',
    'Хлеб разрезали тёплым, поэтому мякиш кажется мокрым. В следующий раз подождите три часа и пришлите ещё один срез.',
    'La cortaste caliente y por eso la miga parece húmeda. La próxima vez espera tres horas y mándame otro corte.',
  ),
  refusalArt: 'demo-bread',
  answer: tx(
    'Baked at 240, with steam for the first quarter of an hour. I could not wait to cut it.',
    'При 240, первые четверть часа с паром. Терпения не хватило: хлеб разрезан сразу.',
    'Horneado a 240, con vapor el primer cuarto de hora. No aguanté y lo corté enseguida.',
  ),
  answerArts: ['demo-bread'],
}
