import { buildCourse, type DayPlan } from './build-course.ts'
import { CATEGORIES, same, type SchoolContent, tx } from './content.ts'

const d = (en: string, ru: string, es: string, more: Partial<DayPlan> = {}): DayPlan => ({
  title: tx(en, ru, es),
  ...more,
})
const rest = (en: string, ru: string, es: string) => d(en, ru, es, { rest: true })

const stack = d('Stack the ribs over the hips', 'Рёбра над тазом', 'Coloca las costillas sobre la cadera', {
  art: 'kinetic-hip-hinge',
  sets: [
    {
      lessons: [
        {
          title: tx('Three breaths lying down', 'Три вдоха лёжа', 'Tres respiraciones tumbado'),
          kind: 'theory',
          seconds: 80,
        },
      ],
    },
    {
      repeat: 3,
      from: 2,
      to: 4,
      lessons: [
        {
          title: tx('Ribs heavy, hips heavy', 'Тяжёлые рёбра, тяжёлый таз', 'Costillas pesadas, cadera pesada'),
          kind: 'execution',
          seconds: 132,
          vertical: true,
        },
        {
          title: tx('Hinge with the wall', 'Наклон у стены', 'Bisagra con la pared'),
          kind: 'execution',
          seconds: 212,
          description: true,
          vertical: true,
        },
        {
          title: tx('Slow roll up', 'Медленный подъём', 'Subida lenta'),
          kind: 'execution',
          seconds: 164,
          vertical: true,
        },
      ],
    },
    {
      lessons: [
        { title: tx('Stack and stay', 'Соберитесь и постойте', 'Colócate y quédate'), kind: 'execution', seconds: 136 },
      ],
    },
  ],
  homework: {
    title: tx('Where does it pull?', 'Где тянет?', '¿Dónde tira?'),
    description: tx(
      '<p>Tick what you did, and write where it pulled.</p>',
      '<p>Отметьте, что сделали, и напишите, где тянуло.</p>',
      '<p>Marca lo que has hecho y escribe dónde tiraba.</p>',
    ),
    exercises: [
      tx('Hinge with the wall', 'Наклон у стены', 'Bisagra con la pared'),
      tx('Slow roll up', 'Медленный подъём', 'Subida lenta'),
      tx('Stack and stay', 'Соберитесь и постойте', 'Colócate y quédate'),
    ],
    points: 10,
  },
})

const steadySpine = buildCourse({
  id: 51,
  title: tx('Steady Spine', 'Ровная спина', 'Espalda firme'),
  about: tx(
    'Four weeks, twelve minutes a day. You learn to hold yourself up without holding your breath.',
    'Четыре недели по двенадцать минут в день. Вы научитесь держать спину, не задерживая дыхания.',
    'Cuatro semanas, doce minutos al día. Aprendes a sostenerte sin aguantar la respiración.',
  ),
  art: 'kinetic-steady-spine',
  arts: ['kinetic-hip-hinge', 'kinetic-breath'],
  expert: 'lena',
  category: CATEGORIES.back,
  demoDays: 7,
  options: [tx('On the floor', 'На полу', 'En el suelo'), tx('On a chair', 'На стуле', 'En una silla')],
  documents: [
    { title: tx('What you need', 'Что понадобится', 'Qué necesitas'), file: 'sample.pdf', url: null, size: 88_012 },
    {
      title: tx('When to stop', 'Когда остановиться', 'Cuándo parar'),
      file: null,
      url: 'https://kinetic.example/stop',
      size: 0,
    },
  ],
  stages: [
    {
      title: tx('Find neutral', 'Найдите середину', 'Encuentra el neutro'),
      homework: {
        title: tx('Posture selfie, side view', 'Селфи осанки, вид сбоку', 'Selfi de postura, de perfil'),
        description: tx(
          '<ol><li>Phone at hip height, two steps away</li><li>Arms loose, weight on both feet, look ahead</li><li>Breathe out, then the picture</li></ol><p>Only your coach sees it.</p>',
          '<ol><li>Телефон на высоте бедра, в двух шагах</li><li>Руки свободны, вес на обеих ногах, взгляд вперёд</li><li>Выдохните и снимайте</li></ol><p>Снимок увидит только тренер.</p>',
          '<ol><li>El móvil a la altura de la cadera, a dos pasos</li><li>Brazos sueltos, peso en los dos pies, mira al frente</li><li>Suelta el aire y haz la foto</li></ol><p>Solo la ve tu entrenadora.</p>',
        ),
        type: 'selfie',
        points: 40,
        required: true,
      },
      requestHomework: true,
      days: [
        d('Lying tall', 'Лёжа во весь рост', 'Alto y tumbado'),
        d('Breathing into the sides', 'Дыхание в бока', 'Respirar hacia los lados'),
        rest('Walk for twenty minutes', 'Прогулка двадцать минут', 'Camina veinte minutos'),
        d('The quiet neck', 'Спокойная шея', 'El cuello tranquilo'),
        stack,
        d('Wall slides, slowly', 'Медленные скольжения у стены', 'Deslizamientos en la pared, despacio'),
        d('Check-in and selfie', 'Проверка и селфи', 'Repaso y selfi', { required: true }),
      ],
    },
    {
      title: tx('Load it', 'Нагрузка', 'Carga'),
      homework: {
        title: tx('The same wall, heavier', 'Та же стена, тяжелее', 'La misma pared, con más peso'),
        description: tx(
          '<p>A short video of the hinge with two bottles of water.</p>',
          '<p>Короткое видео наклона с двумя бутылками воды.</p>',
          '<p>Un vídeo corto de la bisagra con dos botellas de agua.</p>',
        ),
        file: true,
        message: true,
        points: 40,
        demo: false,
      },
      days: [
        d('Two bottles of water', 'Две бутылки воды', 'Dos botellas de agua'),
        d('Carry one side', 'Груз с одной стороны', 'Carga de un lado'),
        rest('Twenty steps', 'Двадцать шагов', 'Veinte pasos'),
        d('Hinge and lift', 'Наклон и подъём', 'Bisagra y subida'),
        d('The slow squat', 'Медленное приседание', 'La sentadilla lenta'),
        d('Breathe under load', 'Дышите под нагрузкой', 'Respira con carga'),
        rest('A bath', 'Ванна', 'Un baño'),
      ],
    },
    {
      title: tx('Take it outside', 'Выходим на улицу', 'Sal a la calle'),
      days: [
        d('Stairs', 'Лестница', 'Escaleras'),
        d('A bag on the shoulder', 'Сумка на плече', 'Una bolsa al hombro'),
        d('The bus, standing', 'Стоя в автобусе', 'El autobús, de pie'),
        d('A bench', 'Скамейка', 'Un banco'),
        d('Uphill', 'В гору', 'Cuesta arriba'),
        d('Downhill', 'Под гору', 'Cuesta abajo'),
        rest('No plan', 'Без плана', 'Sin plan'),
      ],
    },
    {
      title: tx('Keep it', 'Сохраните', 'Consérvalo'),
      days: [
        d('Your two minutes', 'Ваши две минуты', 'Tus dos minutos'),
        d('A bad day plan', 'План на плохой день', 'Un plan para un mal día'),
        rest('Walk with somebody', 'Прогулка вдвоём', 'Camina con alguien'),
        d('The whole chain', 'Вся цепочка', 'Toda la cadena'),
        d('Faster', 'Быстрее', 'Más rápido'),
        d('Slower', 'Медленнее', 'Más lento'),
        d('Selfie again', 'Снова селфи', 'Selfi otra vez'),
      ],
    },
  ],
})

const WALK = [
  d('Feet first', 'Сначала стопы', 'Primero los pies'),
  d('The arm swing', 'Мах рукой', 'El balanceo de los brazos'),
  rest('Sit well', 'Сядьте удобно', 'Siéntate bien'),
  d('Ten quiet minutes', 'Десять тихих минут', 'Diez minutos tranquilos'),
  d('A hill', 'Горка', 'Una cuesta'),
  d('Breath and steps', 'Дыхание и шаги', 'Respiración y pasos'),
  d('Look far', 'Смотрите вдаль', 'Mira lejos'),
]

const walkAgain = buildCourse({
  id: 52,
  title: tx('Walk Again', 'Снова ходить', 'Volver a caminar'),
  about: tx(
    'Three weeks back on your feet.',
    'Три недели, чтобы снова встать на ноги.',
    'Tres semanas para volver a ponerte en pie.',
  ),
  art: 'kinetic-walk-again',
  expert: 'jon',
  category: CATEGORIES.walking,
  stages: ['1', '2', '3'].map((n) => ({ title: tx(`Week ${n}`, `Неделя ${n}`, `Semana ${n}`), days: WALK })),
})

const deskReset = buildCourse({
  id: 53,
  title: tx('Desk Reset', 'Пауза у стола', 'Pausa en el escritorio'),
  about: tx(
    'Ten short breaks for people who sit.',
    'Десять коротких пауз для тех, кто сидит.',
    'Diez pausas cortas para quien pasa el día sentado.',
  ),
  art: 'kinetic-desk-reset',
  expert: 'lena',
  category: CATEGORIES.back,
  stages: [{ title: tx('Ten breaks', 'Десять пауз', 'Diez pausas'), days: [...WALK, ...WALK.slice(0, 3)] }],
})

export const kinetic: SchoolContent = {
  brand: 'kinetic',
  courses: [steadySpine, walkAgain, deskReset],
  experts: {
    lena: {
      id: 31,
      firstName: tx('Lena', 'Лена', 'Lena'),
      lastName: tx('Brandt', 'Брандт', 'Brandt'),
      art: 'expert-ines',
    },
    jon: {
      id: 32,
      firstName: tx('Jon', 'Йон', 'Jon'),
      lastName: tx('Aldana', 'Альдана', 'Aldana'),
      art: 'expert-tomas',
    },
    care: {
      id: 33,
      firstName: tx('Kinetic', 'Команда', 'Equipo'),
      lastName: tx('team', 'Kinetic', 'Kinetic'),
      art: null,
    },
    nobody: { id: 34, firstName: same(''), lastName: same(''), art: null },
  },
  approval: tx(
    'Breathe lower, the rest is right. The ribs sit over the hips now, you can see it from the side. Go on.',
    'Дышите ниже, остальное верно. Рёбра уже над тазом, сбоку это видно. Продолжайте.',
    'Respira más abajo, lo demás está bien. Las costillas ya están sobre la cadera, se ve de perfil. Sigue.',
  ),
  refusal: tx(
    'The phone stands too high, so the picture bends your back for you. Put it at hip height, two steps away, and take it once more.',
    'Телефон стоит слишком высоко, поэтому снимок сгибает спину за вас. Поставьте его на высоту бедра, в двух шагах, и снимите ещё раз.',
    'El móvil está demasiado alto, y la foto te dobla la espalda. Ponlo a la altura de la cadera, a dos pasos, y repítela.',
  ),
  refusalArt: 'kinetic-hip-hinge',
  answer: tx(
    'Two steps from the phone, breathing out. The right shoulder wanted to go up.',
    'В двух шагах от телефона, на выдохе. Правое плечо всё время хотело вверх.',
    'A dos pasos del móvil, soltando el aire. El hombro derecho quería subir.',
  ),
  answerArts: ['kinetic-steady-spine'],
}
