import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../../tests/render-ui'
import { sampleLesson } from '#/domains/study/lessons/lesson-fixtures'
import { LessonText } from './lesson-text'

it.each([
  [45, '45 s'],
  [60, '1 min'],
  [504, '8 min 24 s'],
])('a lesson of %s seconds lasts %s', async (delay, words) => {
  await renderUi(<LessonText lesson={sampleLesson({ delay })} place={1} count={2} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
