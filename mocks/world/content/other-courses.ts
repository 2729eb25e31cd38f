import { CATEGORIES, type Text, tx } from './content.ts'

/** A course of the school that nobody here has: found by the search and offered by the catalog. */
export interface OtherCourse {
  id: number
  title: Text
  about: Text
  art: string
  /** Among the school's experts. */
  expert: string
  category: { id: number; title: Text }
  subcategory: { id: number; title: Text } | null
  complexity: number | null
  consultations: number
  hasTrailer: boolean
}

const other = (
  id: number,
  title: Text,
  about: Text,
  more: Pick<OtherCourse, 'art' | 'expert' | 'category'> & Partial<OtherCourse>,
): OtherCourse => ({
  id,
  title,
  about,
  subcategory: null,
  complexity: 1,
  consultations: 0,
  hasTrailer: false,
  ...more,
})

const { light, people, colour, city, print, film, back, walking, breath, kitchen, drawing, voice, garden } = CATEGORIES
const night = { id: 41, title: tx('Night', 'Ночь', 'Noche') }
const cyanotype = { id: 51, title: tx('Cyanotype', 'Цианотипия', 'Cianotipia') }

const LUMEN: OtherCourse[] = [
  other(
    81,
    tx('Night light, no tripod', 'Ночной свет без штатива', 'Luz de noche, sin trípode'),
    tx(
      'Twenty-one evenings in the city with whatever camera you carry.',
      'Двадцать один вечер в городе с той камерой, что с собой.',
      'Veintiuna tardes en la ciudad con la cámara que lleves.',
    ),
    { art: 'lumen-night-city', expert: 'ines', category: city, subcategory: night, complexity: 2, consultations: 2 },
  ),
  other(
    82,
    tx('Blue, by the sunlight', 'Синева и солнечный свет', 'Azul, a la luz del sol'),
    tx(
      'Cyanotypes without a darkroom: three weekends, one bottle of solution.',
      'Цианотипия без тёмной комнаты: три выходных и один флакон раствора.',
      'Cianotipias sin cuarto oscuro: tres fines de semana y un frasco de solución.',
    ),
    {
      art: 'lumen-cyanotype',
      expert: 'anna',
      category: print,
      subcategory: cyanotype,
      consultations: 3,
      hasTrailer: true,
    },
  ),
  other(
    83,
    tx('A sequence in changing light', 'Серия в меняющемся свете', 'Una serie con luz cambiante'),
    tx(
      'Twelve frames that belong together.',
      'Двенадцать кадров, которые держатся вместе.',
      'Doce fotos que van juntas.',
    ),
    { art: 'lumen-sequence', expert: 'daniel', category: film, complexity: 3, consultations: 1 },
  ),
  other(
    84,
    tx('Portraits by candlelight', 'Портрет: свет одной свечи', 'Retratos a la luz de una vela'),
    tx('One flame, one face.', 'Одно пламя, одно лицо.', 'Una llama, un rostro.'),
    { art: 'lumen-quiet-portrait', expert: 'tomas', category: people, complexity: 2 },
  ),
  other(
    85,
    tx('Light in the kitchen', 'Свет на кухне', 'La luz de la cocina'),
    tx('Food as it looks at home.', 'Еда такой, какая она дома.', 'La comida tal como se ve en casa.'),
    { art: 'photo-pear-side', expert: 'daniel', category: light },
  ),
  other(
    86,
    tx('Colour and light', 'Цвет и свет', 'Color y luz'),
    tx(
      'Why a white wall is never white.',
      'Почему белая стена никогда не белая.',
      'Por qué una pared blanca nunca lo es.',
    ),
    { art: 'lumen-colour-structure', expert: 'anna', category: colour, complexity: 2, consultations: 1 },
  ),
  other(
    87,
    tx('First light', 'Первый свет', 'La primera luz'),
    tx('Ten dawns outdoors.', 'Десять рассветов под открытым небом.', 'Diez amaneceres al aire libre.'),
    { art: 'lumen-light-first', expert: 'ines', category: light },
  ),
  other(
    88,
    tx('Streetlight stories', 'Истории в свете фонарей', 'Historias a la luz de las farolas'),
    tx('People who pass under a lamp.', 'Люди, которые проходят под фонарём.', 'Gente que pasa bajo una farola.'),
    { art: 'lumen-street-slowly', expert: 'ines', category: city, subcategory: night, complexity: 3 },
  ),
  other(
    89,
    tx('Light on paper', 'Свет на бумаге', 'La luz sobre el papel'),
    tx('Your first ten prints.', 'Ваши первые десять отпечатков.', 'Tus diez primeras copias.'),
    { art: 'lumen-cyanotype', expert: 'anna', category: print },
  ),
  other(
    90,
    tx('Backlight without fear', 'Контровой свет без страха', 'Contraluz: la luz sin miedo'),
    tx('Turn round and face the sun.', 'Повернитесь лицом к солнцу.', 'Date la vuelta y mira al sol.'),
    { art: 'photo-egg-back', expert: 'daniel', category: light, complexity: 3 },
  ),
  other(
    91,
    tx('Hands at work', 'Руки за работой', 'Manos que trabajan'),
    tx('Portraits without a face.', 'Портреты без лица.', 'Retratos sin rostro.'),
    { art: 'lumen-still-life', expert: 'tomas', category: people },
  ),
]

const KINETIC: OtherCourse[] = [
  other(
    181,
    tx('Hips that turn', 'Подвижные бёдра', 'Caderas que giran'),
    tx(
      'Two weeks for people who sit.',
      'Две недели для тех, кто сидит.',
      'Dos semanas para quien pasa el día sentado.',
    ),
    { art: 'kinetic-hip-hinge', expert: 'lena', category: back, complexity: 2, hasTrailer: true },
  ),
  other(
    182,
    tx('Breathe before sleep', 'Дыхание перед сном', 'Respira antes de dormir'),
    tx('Ten minutes each evening.', 'Десять минут каждый вечер.', 'Diez minutos cada noche.'),
    { art: 'kinetic-breath', expert: 'jon', category: breath },
  ),
  other(
    183,
    tx('Ten thousand easy steps', 'Десять тысяч лёгких шагов', 'Diez mil pasos sin esfuerzo'),
    tx('Walking that does not tire.', 'Ходьба, которая не утомляет.', 'Caminar sin cansarse.'),
    { art: 'kinetic-walk-again', expert: 'jon', category: walking, consultations: 1 },
  ),
]

const DEMO: OtherCourse[] = [
  other(
    281,
    tx('Rye and patience', 'Рожь и терпение', 'Centeno y paciencia'),
    tx('A dark loaf in three days.', 'Тёмный хлеб за три дня.', 'Un pan oscuro en tres días.'),
    { art: 'demo-bread', expert: 'olive', category: kitchen, complexity: 2, consultations: 2, hasTrailer: true },
  ),
  other(
    282,
    tx('Trees in watercolour', 'Деревья акварелью', 'Árboles en acuarela'),
    tx('Eight evenings with light and water.', 'Восемь вечеров со светом и водой.', 'Ocho tardes con luz y agua.'),
    { art: 'demo-watercolour', expert: 'pia', category: drawing },
  ),
  other(
    283,
    tx('A speech for friends', 'Речь для друзей', 'Un discurso para amigos'),
    tx('Three minutes without notes.', 'Три минуты без бумажки.', 'Tres minutos sin notas.'),
    { art: 'demo-speak', expert: 'marc', category: voice, complexity: 3 },
  ),
  other(
    284,
    tx('A garden on a windowsill', 'Сад на подоконнике', 'Un jardín en la ventana'),
    tx('Herbs all the year round.', 'Зелень круглый год.', 'Hierbas todo el año.'),
    { art: 'demo-garden', expert: 'olive', category: garden },
  ),
]

const OTHERS: Record<string, OtherCourse[]> = { lumen: LUMEN, kinetic: KINETIC, demo: DEMO }

/** Those of a school; a brand without content borrows the demo school's. */
export const otherCoursesOf = (brand: string): OtherCourse[] => OTHERS[brand] ?? DEMO
