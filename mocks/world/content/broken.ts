import { buildCourse } from './build-course.ts'
import { CATEGORIES, tx } from './content.ts'

/** Days that are legal on the wire but unlike those of a real school (contract 9.2). */
export const brokenCourse = buildCourse({
  id: 91,
  title: tx('Unfinished course', 'Незаполненный курс', 'Curso sin terminar'),
  about: tx(
    'What a hurried editor leaves behind.',
    'То, что оставляет спешащий редактор.',
    'Lo que deja un editor con prisa.',
  ),
  art: 'lumen-sequence',
  expert: 'nobody',
  category: CATEGORIES.drafts,
  stages: [
    {
      title: tx('Gaps', 'Пробелы', 'Huecos'),
      days: [
        { title: tx('Nothing at all', 'Совсем ничего', 'Nada de nada'), sets: null },
        { title: tx('An empty set', 'Пустой набор', 'Una serie vacía'), sets: [{ lessons: [] }] },
        {
          title: tx('Videos that are not there', 'Видео, которых нет', 'Vídeos que no están'),
          sets: [
            {
              lessons: [
                {
                  title: tx('Not converted yet', 'Ещё не обработано', 'Aún sin convertir'),
                  kind: 'theory',
                  video: 'unconverted',
                },
                { title: tx('No video', 'Без видео', 'Sin vídeo'), kind: 'execution', video: 'none' },
                {
                  title: tx('An audio file', 'Звуковой файл', 'Un archivo de audio'),
                  kind: 'analysis',
                  video: 'wrong-type',
                },
              ],
            },
            { lessons: [{ title: tx('One that plays', 'То, что играет', 'Uno que funciona') }] },
          ],
        },
        {
          title: tx('Homework alone', 'Только домашняя работа', 'Solo la tarea'),
          sets: [],
          homework: {
            title: tx('Without a lesson', 'Без урока', 'Sin lección'),
            description: tx('<p>Only this.</p>', '<p>Только это.</p>', '<p>Solo esto.</p>'),
            message: true,
          },
        },
        { title: tx('', '', ''), rest: true },
        { title: tx('A usual day', 'Обычный день', 'Un día normal') },
        { title: tx('Another usual day', 'Ещё один обычный день', 'Otro día normal') },
      ],
    },
  ],
})
