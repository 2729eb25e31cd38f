import { buildCourse } from './build-course.ts'
import { CATEGORIES, type CourseContent, tx } from './content.ts'

const COURSES = 38
const FIRST_ID = 200
const STAGES = 4
const DAYS = 7

/** Enough courses and homework for the lists to be long: 38 courses of 8 homeworks each. */
export function bulkCourses(): CourseContent[] {
  return Array.from({ length: COURSES }, (_, n) =>
    buildCourse({
      id: FIRST_ID + n,
      title: tx(`Practice ${n + 1}`, `Практика ${n + 1}`, `Práctica ${n + 1}`),
      about: tx('One of many.', 'Одна из многих.', 'Una entre muchas.'),
      art: 'demo-garden',
      expert: 'care',
      category: CATEGORIES.practice,
      stages: Array.from({ length: STAGES }, (_stage, s) => ({
        title: tx(`Week ${s + 1}`, `Неделя ${s + 1}`, `Semana ${s + 1}`),
        homework: {
          title: tx(`Homework of week ${s + 1}`, `Работа недели ${s + 1}`, `Tarea de la semana ${s + 1}`),
          description: tx(
            '<p>Write what you did.</p>',
            '<p>Напишите, что вы сделали.</p>',
            '<p>Escribe qué has hecho.</p>',
          ),
          message: true,
        },
        days: Array.from({ length: DAYS }, (_day, k) => ({
          title: tx(`Exercise ${k + 1}`, `Упражнение ${k + 1}`, `Ejercicio ${k + 1}`),
          ...(k === 2
            ? {
                homework: {
                  title: tx('A few lines', 'Несколько строк', 'Unas líneas'),
                  description: tx('<p>What changed?</p>', '<p>Что изменилось?</p>', '<p>¿Qué ha cambiado?</p>'),
                  message: true,
                },
              }
            : {}),
        })),
      })),
    }),
  )
}
