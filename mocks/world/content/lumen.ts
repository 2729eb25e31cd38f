import { buildCourse, type DayPlan } from './build-course.ts'
import { CATEGORIES, same, type SchoolContent, tx } from './content.ts'

const d = (en: string, ru: string, es: string, more: Partial<DayPlan> = {}): DayPlan => ({
  title: tx(en, ru, es),
  ...more,
})
const rest = (en: string, ru: string, es: string) => d(en, ru, es, { rest: true })

const sideLight = d(
  'Side light and the shape of things',
  'Боковой свет и форма предметов',
  'Luz lateral y la forma de las cosas',
  {
    art: 'photo-egg-side',
    sets: [
      {
        lessons: [
          { title: tx('Ninety degrees', 'Девяносто градусов', 'Noventa grados'), kind: 'theory', seconds: 252 },
        ],
      },
      {
        repeat: 3,
        from: 2,
        to: 5,
        lessons: [
          {
            title: tx('Turn the egg, not the lamp', 'Поворачивайте яйцо, а не лампу', 'Gira el huevo, no la lámpara'),
            kind: 'execution',
            seconds: 504,
            description: true,
          },
          {
            title: tx(
              'The second lamp you already own',
              'Вторая лампа, которая у вас уже есть',
              'La segunda lámpara que ya tienes',
            ),
            kind: 'execution',
            seconds: 364,
            option: 2,
            vertical: true,
          },
        ],
      },
      {
        lessons: [
          {
            title: tx('Three frames on one table', 'Три кадра на одном столе', 'Tres fotos en una mesa'),
            kind: 'analysis',
            seconds: 316,
            surveyUrl: 'https://forms.lumen.example/side-light',
          },
        ],
      },
    ],
    homework: {
      title: tx(
        'One egg, one window, three frames',
        'Одно яйцо, одно окно, три кадра',
        'Un huevo, una ventana, tres fotos',
      ),
      description: tx(
        '<p>Photograph one egg in side, front and back light. Keep the egg where it is and move yourself.</p><p>Under each frame write <strong>one sentence</strong> about what the light changed.</p>',
        '<p>Снимите одно и то же яйцо при боковом, фронтальном и контровом свете. Яйцо не двигайте, двигайтесь сами.</p><p>Под каждым кадром напишите <strong>одно предложение</strong>: что изменил свет.</p>',
        '<p>Fotografía un huevo con luz lateral, frontal y a contraluz. Deja el huevo en su sitio y muévete tú.</p><p>Debajo de cada foto escribe <strong>una frase</strong>: qué ha cambiado la luz.</p>',
      ),
      file: true,
      points: 10,
      required: true,
    },
  },
)

const lightFirst = buildCourse({
  id: 41,
  title: tx('Light First', 'Сначала свет', 'Primero, la luz'),
  about: tx(
    'Six weeks on one question: where does the light come from, and what does it do to the thing in front of you?',
    'Шесть недель об одном: откуда идёт свет и что он делает с предметом, который стоит перед вами.',
    'Seis semanas con una sola pregunta: ¿de dónde viene la luz y qué le hace a lo que tienes delante?',
  ),
  art: 'lumen-light-first',
  arts: ['photo-egg-front', 'photo-egg-back', 'photo-pear-side', 'photo-egg-side'],
  expert: 'daniel',
  category: CATEGORIES.light,
  options: [tx('With a camera', 'С фотоаппаратом', 'Con cámara'), tx('With a phone', 'С телефоном', 'Con el móvil')],
  documents: [
    {
      title: tx('How to read a shadow', 'Как читать тень', 'Cómo leer una sombra'),
      file: 'sample.pdf',
      url: null,
      size: 2_400_000,
    },
    {
      title: tx('Contact sheet to print', 'Контрольный лист для печати', 'Hoja de contactos para imprimir'),
      file: 'sample.pdf',
      url: null,
      size: 180_000,
    },
    {
      title: tx('Window light through the day', 'Свет из окна в течение дня', 'La luz de la ventana durante el día'),
      file: null,
      url: 'https://suncalc.example/today',
      size: 0,
    },
  ],
  stages: [
    {
      title: tx('Seeing light', 'Учимся замечать свет', 'Ver la luz'),
      homework: {
        title: tx('Three windows', 'Три окна', 'Tres ventanas'),
        description: tx(
          '<p>Three windows of your home at noon. No people, no flash.</p>',
          '<p>Три окна вашего дома в полдень. Без людей и без вспышки.</p>',
          '<p>Tres ventanas de tu casa a mediodía. Sin personas y sin flash.</p>',
        ),
        file: true,
        points: 40,
        required: true,
      },
      requestHomework: true,
      days: [
        d('Before the camera', 'Пока без камеры', 'Antes de la cámara'),
        d('A shadow has two edges', 'У тени два края', 'Una sombra tiene dos bordes'),
        d('White is never white', 'Белое не бывает белым', 'El blanco nunca es blanco'),
        rest('Look out of the window', 'Посмотрите в окно', 'Mira por la ventana'),
        d('Where the dark begins', 'Где начинается темнота', 'Donde empieza lo oscuro'),
        d('Four o’clock', 'Четыре часа дня', 'Las cuatro de la tarde'),
        d('One minute of noon', 'Одна минута полудня', 'Un minuto de mediodía'),
      ],
    },
    {
      title: tx('Direction', 'Направление', 'Dirección'),
      homework: {
        title: tx(
          'Front light, and why it flatters',
          'Фронтальный свет и почему он льстит',
          'La luz frontal y por qué favorece',
        ),
        description: tx(
          '<p>A portrait or an object in front light. Say what it hides.</p>',
          '<p>Портрет или предмет при фронтальном свете. Скажите, что он прячет.</p>',
          '<p>Un retrato o un objeto con luz frontal. Di qué esconde.</p>',
        ),
        message: true,
        file: true,
        points: 10,
        required: true,
        bare: true,
      },
      requestHomework: true,
      days: [
        d('Where the window is', 'Где находится окно', 'Dónde está la ventana'),
        d(
          'Front light, and why it flatters',
          'Фронтальный свет и почему он льстит',
          'La luz frontal y por qué favorece',
        ),
        rest('Walk without the camera', 'Прогулка без камеры', 'Un paseo sin cámara'),
        d('Back light and the rim', 'Контровой свет и световой контур', 'El contraluz y el borde de luz'),
        sideLight,
        d('One lamp, nine positions', 'Одна лампа, девять положений', 'Una lámpara, nueve posiciones', {
          required: true,
        }),
        d('Review with Daniel', 'Разбор с Даниэлем', 'Revisión con Daniel'),
      ],
    },
    {
      title: tx('Hard and soft', 'Жёсткий и мягкий', 'Dura y suave'),
      homework: {
        title: tx('Hard and soft, one face', 'Жёсткий и мягкий: одно лицо', 'Dura y suave, una cara'),
        description: tx(
          '<p>One face, one day, two lights.</p>',
          '<p>Одно лицо, один день, два света.</p>',
          '<p>Una cara, un día, dos luces.</p>',
        ),
        file: true,
        points: 10,
      },
      days: [
        d('The size of the sun', 'Размер солнца', 'El tamaño del sol'),
        d('A curtain is a tool', 'Штора как инструмент', 'Una cortina es una herramienta'),
        d('A face by the fridge', 'Лицо у холодильника', 'Una cara junto a la nevera'),
        rest('Nothing but tea', 'Только чай', 'Nada más que té'),
        d('Noon, on purpose', 'Полдень, нарочно', 'A mediodía, a propósito'),
        d('Fog in a bathroom', 'Туман в ванной', 'Niebla en el baño'),
        d('Ten steps from the lamp', 'Десять шагов от лампы', 'A diez pasos de la lámpara'),
      ],
    },
    {
      title: tx('Colour of light', 'Цвет света', 'El color de la luz'),
      days: [
        d('The blue in the shade', 'Синева в тени', 'El azul de la sombra'),
        d('A candle and a screen', 'Свеча и экран', 'Una vela y una pantalla'),
        rest('A grey day', 'Серый день', 'Un día gris'),
        d('Two colours on one wall', 'Два цвета на одной стене', 'Dos colores en una pared'),
        d('White balance, last', 'Баланс белого в последнюю очередь', 'El balance de blancos, al final'),
        d('Street lamps', 'Уличные фонари', 'Farolas'),
        d('Review with Daniel', 'Разбор с Даниэлем', 'Revisión con Daniel'),
      ],
    },
    {
      title: tx('Light and time', 'Свет и время', 'La luz y el tiempo'),
      homework: {
        title: tx('One corner, six hours', 'Один угол, шесть часов', 'Un rincón, seis horas'),
        description: tx(
          '<p>Six frames of one corner, an hour apart.</p>',
          '<p>Шесть кадров одного угла, через час.</p>',
          '<p>Seis fotos de un rincón, una cada hora.</p>',
        ),
        file: true,
        points: 40,
      },
      days: [
        d('Waiting for a cloud', 'В ожидании облака', 'Esperando una nube'),
        d('The long exposure of a kitchen', 'Долгая выдержка кухни', 'La larga exposición de una cocina'),
        d('Before sunrise', 'До рассвета', 'Antes del amanecer'),
        rest('Sleep in', 'Выспитесь', 'Duerme más'),
        d('The last ten minutes', 'Последние десять минут', 'Los últimos diez minutos'),
        d('A moving shadow', 'Движущаяся тень', 'Una sombra que se mueve'),
        d('Night, one source', 'Ночь, один источник', 'Noche, una sola fuente'),
      ],
    },
    {
      title: tx('Your own light', 'Ваш собственный свет', 'Tu propia luz'),
      homework: {
        title: tx('Twelve frames, one light', 'Двенадцать кадров, один свет', 'Doce fotos, una luz'),
        description: tx(
          '<p>A series of twelve. Daniel picks the first and the last.</p>',
          '<p>Серия из двенадцати кадров. Даниэль выберет первый и последний.</p>',
          '<p>Una serie de doce. Daniel elige la primera y la última.</p>',
        ),
        message: true,
        file: true,
        points: 40,
        required: true,
      },
      days: [
        d('Choose a room', 'Выберите комнату', 'Elige una habitación'),
        d('Throw one half away', 'Выбросьте половину', 'Tira la mitad'),
        rest('Do not look at them', 'Не смотрите на них', 'No las mires'),
        d('An order for twelve', 'Порядок для двенадцати', 'Un orden para doce'),
        d('Print the smallest', 'Напечатайте самый маленький', 'Imprime la más pequeña'),
        d('Titles, or none', 'Названия или ничего', 'Títulos, o ninguno'),
        d('Show it to one person', 'Покажите одному человеку', 'Enséñaselo a una persona'),
      ],
    },
  ],
})

/** Shorter courses repeat the subjects of their week. */
function weeks(
  stages: { title: ReturnType<typeof tx>; homework?: DayPlan['homework'] }[],
  subjects: DayPlan[],
  last = 7,
) {
  return stages.map(({ title, homework }, n) => ({
    title,
    ...(homework ? { homework, requestHomework: true } : {}),
    days: subjects.slice(0, n === stages.length - 1 ? last : subjects.length),
  }))
}

const FACES = [
  d('Eyes first, then the room', 'Сначала глаза, потом комната', 'Primero los ojos, luego la habitación'),
  d('Hands that have nothing to do', 'Руки, которым нечего делать', 'Manos que no tienen nada que hacer'),
  d('Ask one question', 'Задайте один вопрос', 'Haz una pregunta'),
  d('Someone who does not look at you', 'Тот, кто на вас не смотрит', 'Alguien que no te mira'),
  rest('Meet a friend', 'Встретьтесь с другом', 'Queda con alguien'),
  d('The breath before the frame', 'Вдох перед кадром', 'La respiración antes de la foto'),
  d('Three steps back', 'Три шага назад', 'Tres pasos atrás'),
]

const quietPortrait = buildCourse({
  id: 42,
  title: tx('The Quiet Portrait', 'Тихий портрет', 'Retrato en silencio'),
  about: tx(
    'Four weeks with people you know.',
    'Четыре недели с людьми, которых вы знаете.',
    'Cuatro semanas con gente que conoces.',
  ),
  art: 'lumen-quiet-portrait',
  expert: 'ines',
  category: CATEGORIES.people,
  complexity: 2,
  stages: weeks(
    [
      { title: tx('Near', 'Близко', 'Cerca') },
      { title: tx('Farther', 'Дальше', 'Más lejos') },
      {
        title: tx('Not looking', 'Не глядя', 'Sin mirar'),
        homework: {
          title: tx('Someone who does not look at you', 'Тот, кто на вас не смотрит', 'Alguien que no te mira'),
          description: tx(
            '<p>A portrait without a look. The person knows that you are there.</p>',
            '<p>Портрет без взгляда. Человек знает, что вы рядом.</p>',
            '<p>Un retrato sin mirada. La persona sabe que estás ahí.</p>',
          ),
          file: true,
          message: true,
          points: 10,
          required: true,
        },
      },
      { title: tx('Silence', 'Тишина', 'Silencio') },
    ],
    FACES,
  ),
})

const colour = buildCourse({
  id: 43,
  title: tx('Colour as Structure', 'Цвет как конструкция', 'El color como estructura'),
  about: tx(
    'Three weeks in which colour holds the picture up.',
    'Три недели, в которых цвет держит кадр.',
    'Tres semanas en las que el color sostiene la imagen.',
  ),
  art: 'lumen-colour-structure',
  expert: 'anna',
  category: CATEGORIES.colour,
  stages: weeks(
    [{ title: tx('One', 'Один', 'Uno') }, { title: tx('Two', 'Два', 'Dos') }, { title: tx('Many', 'Много', 'Muchos') }],
    [
      d('A red thing', 'Красная вещь', 'Una cosa roja'),
      d('Its neighbour', 'Её соседка', 'Su vecina'),
      d('Grey between them', 'Серое между ними', 'El gris entre ellas'),
      rest('Black and white day', 'Чёрно-белый день', 'Día en blanco y negro'),
      d('Weight of yellow', 'Вес жёлтого', 'El peso del amarillo'),
      d('Edges', 'Границы', 'Bordes'),
      d('A wall in your town', 'Стена в вашем городе', 'Una pared de tu ciudad'),
    ],
  ),
})

const stillLife = buildCourse({
  id: 44,
  title: tx('Still Life at Home', 'Натюрморт у себя дома', 'Bodegón en casa'),
  about: tx('Two weeks at your own table.', 'Две недели за своим столом.', 'Dos semanas en tu propia mesa.'),
  art: 'lumen-still-life',
  expert: 'tomas',
  demoQuestions: false,
  category: CATEGORIES.light,
  stages: weeks(
    [
      { title: tx('Three objects', 'Три предмета', 'Tres objetos') },
      { title: tx('One object', 'Один предмет', 'Un objeto') },
    ],
    [
      d('The cup', 'Чашка', 'La taza'),
      d('The cup and the fruit', 'Чашка и фрукт', 'La taza y la fruta'),
      d('Cloth', 'Ткань', 'Tela'),
      d('What to take away', 'Что убрать', 'Qué quitar'),
      d('From above', 'Сверху', 'Desde arriba'),
      rest('Eat the fruit', 'Съешьте фрукт', 'Cómete la fruta'),
      d('Glass', 'Стекло', 'Cristal'),
    ],
  ),
})

const street = buildCourse({
  id: 45,
  title: tx('Street, Slowly', 'Улица, не спеша', 'La calle, despacio'),
  about: tx(
    'Five weeks of standing still in a city.',
    'Пять недель, чтобы постоять в городе на месте.',
    'Cinco semanas de quedarse quieto en una ciudad.',
  ),
  art: 'lumen-street-slowly',
  expert: 'ines',
  category: CATEGORIES.city,
  complexity: 3,
  stages: weeks(
    ['1', '2', '3', '4', '5'].map((n) => ({
      title: tx(`Week ${n}`, `Неделя ${n}`, `Semana ${n}`),
      homework:
        n === '5'
          ? {
              title: tx('Corner with a figure', 'Угол с фигурой', 'Esquina con figura'),
              description: tx(
                '<p>Wait until somebody completes the frame.</p>',
                '<p>Дождитесь того, кто завершит кадр.</p>',
                '<p>Espera a que alguien complete la foto.</p>',
              ),
              file: true,
            }
          : undefined,
    })),
    [
      d('One corner', 'Один угол', 'Una esquina'),
      d('The same corner', 'Тот же угол', 'La misma esquina'),
      d('Feet', 'Ноги', 'Pies'),
      rest('Stay at home', 'Останьтесь дома', 'Quédate en casa'),
      d('Rain', 'Дождь', 'Lluvia'),
      d('A stranger’s back', 'Спина незнакомца', 'La espalda de un desconocido'),
      d('The bus stop', 'Остановка', 'La parada'),
    ],
  ),
})

export const lumen: SchoolContent = {
  brand: 'lumen',
  courses: [lightFirst, quietPortrait, colour, stillLife, street],
  experts: {
    daniel: {
      id: 17,
      firstName: tx('Daniel', 'Даниэль', 'Daniel'),
      lastName: tx('Ferrer', 'Феррер', 'Ferrer'),
      art: 'expert-daniel',
    },
    ines: {
      id: 18,
      firstName: tx('Ines', 'Инес', 'Inés'),
      lastName: tx('Okafor', 'Окафор', 'Okafor'),
      art: 'expert-ines',
    },
    anna: { id: 19, firstName: tx('Anna', 'Анна', 'Anna'), lastName: tx('Weiss', 'Вайс', 'Weiss'), art: 'expert-anna' },
    tomas: { id: 20, firstName: tx('Tomás', 'Томас', 'Tomás'), lastName: tx('Rey', 'Рей', 'Rey'), art: 'expert-tomas' },
    care: { id: 21, firstName: tx('Lumen', 'Забота', 'Lumen'), lastName: tx('care', 'Lumen', 'Atención'), art: null },
    nobody: { id: 22, firstName: same(''), lastName: same(''), art: null },
  },
  approval: tx(
    'Approved. The edge of the shadow reads and the shape holds by itself. That is all I asked for. Keep the first frame, you will want it in week six.',
    'Принято. Граница тени читается, и форма держится сама. Именно этого мы и добивались. Первый кадр сохраните: он понадобится на шестой неделе.',
    'Aprobado. El borde de la sombra se lee y la forma se sostiene sola. Es todo lo que pedía. Guarda la primera foto, la querrás en la sexta semana.',
  ),
  refusal: tx(
    'The first frame is lovely: the edge of the shadow reads and the shape holds by itself. In the second there are two lamps, I can see a faint shadow on the left. Switch the ceiling light off and shoot it again. Keep the third, only bring the camera down to the table and the outline will close.\n\nSend frames 2 and 3 again and the stage is yours.',
    'Первый кадр прекрасен: граница тени читается, и форма держится сама. Во втором есть две лампы: вижу слабую тень слева. Выключите верхний свет и переснимите. Третий оставьте, только опустите камеру на уровень стола, тогда контур замкнётся.\n\nПришлите кадры 2 и 3 ещё раз, и этап будет закрыт.',
    'La primera foto es preciosa: el borde de la sombra se lee y la forma se sostiene sola. En la segunda hay dos lámparas, veo una sombra débil a la izquierda. Apaga la luz del techo y repítela. La tercera déjala, solo baja la cámara a la mesa y el contorno se cerrará.\n\nMándame otra vez las fotos 2 y 3 y la etapa es tuya.',
  ),
  refusalArt: 'photo-egg-front',
  answer: tx(
    'Side: every bump on the shell. Front: the egg went flat. Back: only the outline.',
    'Сбоку: видна каждая неровность скорлупы. Спереди: яйцо стало плоским. Сзади: остался только контур.',
    'De lado: cada bulto de la cáscara. De frente: el huevo se aplanó. A contraluz: solo el contorno.',
  ),
  answerArts: ['photo-egg-side', 'photo-egg-front', 'photo-egg-back'],
}
