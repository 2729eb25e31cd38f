import { describe, expect, it } from 'vitest'
import { chooseLesson } from './choose-lesson'
import { sampleLesson } from '#/domains/study/lessons/lesson-fixtures'

describe('chooseLesson', () => {
  const sets = [{ lessons: [sampleLesson({ id: 1 }), sampleLesson({ id: 2 })] }, { lessons: [sampleLesson({ id: 3 })] }]
  it.each([
    { named: 3, complete: [], id: 3 },
    { named: undefined, complete: [1], id: 2 },
    { named: 99, complete: [1, 2], id: 3 },
    { named: undefined, complete: [1, 2, 3], id: 1 },
  ])('$named with $complete complete is $id', ({ named, complete, id }) => {
    expect(chooseLesson(sets, named, (lesson) => complete.includes(lesson.id))?.id).toBe(id)
  })

  it('is none on a day without lessons', () => {
    expect(chooseLesson([], 1, () => false)).toBeNull()
  })
})
