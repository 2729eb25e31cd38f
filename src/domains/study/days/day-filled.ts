import type { Day } from '../model'

type Filling = Pick<Day, 'dayOfRest' | 'dayHomeworkIds'> & {
  lessonSets: readonly { lessons: readonly unknown[] }[]
  homeworks: readonly unknown[]
}

/** False for a day of study with neither lessons nor homework, which is reported as incorrectly filled. */
export function isDayFilled({ dayOfRest, lessonSets, homeworks, dayHomeworkIds }: Filling): boolean {
  return (
    dayOfRest || lessonSets.some(({ lessons }) => lessons.length > 0) || homeworks.length + dayHomeworkIds.length > 0
  )
}
