import { expect, it } from 'vitest'

import { splitLessonTitle } from './lesson-title'

it.each([
  ['Cat and cow (execution)', 'Cat and cow', 'execution', 'execution'],
  ['Cat and cow [Analysis]', 'Cat and cow', 'Analysis', 'analysis'],
  ['Light (theory) ', 'Light', 'theory', 'theory'],
  ['Кошка и корова (выполнение)', 'Кошка и корова', 'выполнение', 'execution'],
  ['Кошка и корова [анализ]', 'Кошка и корова', 'анализ', 'analysis'],
  ['Свет(Теория)', 'Свет', 'Теория', 'theory'],
  ['Gato (análisis)', 'Gato', 'análisis', 'analysis'],
  ['Gato (ejecucio\u0301n)', 'Gato', 'ejecucio\u0301n', 'execution'],
  ['Luz [ teoría ]', 'Luz', 'teoría', 'theory'],
  ['Plank (left) (analysis)', 'Plank (left)', 'analysis', 'analysis'],
  ['Plank (left)', 'Plank (left)', null, null],
  ['Plank (execution) again', 'Plank (execution) again', null, null],
  ['Plank (execution]', 'Plank (execution]', null, null],
  ['(theory)', '', 'theory', 'theory'],
  ['  Plain  ', 'Plain', null, null],
  ['', '', null, null],
])('%s', (full, title, subtitle, kind) => {
  expect(splitLessonTitle(full)).toEqual({ title, subtitle, kind })
})
