import { bulkCourses } from './content/bulk.ts'
import { brokenCourse } from './content/broken.ts'
import type { CourseContent, DayContent, HomeworkContent, SchoolContent, StageContent } from './content/content.ts'
import { demo } from './content/demo.ts'
import { kinetic } from './content/kinetic.ts'
import { lumen } from './content/lumen.ts'
import { otherContentOf } from './content/other-content.ts'
import type { World } from './model.ts'

const SCHOOLS: Record<string, SchoolContent> = { lumen, kinetic, demo }
let bulk: CourseContent[] | undefined

/** The brand's own school; a brand without content borrows the demo school. */
export function schoolOf(brand: string): SchoolContent {
  return SCHOOLS[brand] ?? demo
}

export function coursesOf(world: World): CourseContent[] {
  const courses = [...schoolOf(world.brand).courses]
  if (world.extras.includes('bulk')) courses.push(...(bulk ??= bulkCourses()))
  if (world.extras.includes('broken')) courses.push(brokenCourse)
  return courses
}

/** A course that learners have, or can get. */
export function findCourse(world: World, id: number): CourseContent | undefined {
  return coursesOf(world).find((course) => course.id === id) ?? otherContentOf(world.brand, id)
}

export const daysOf = (course: CourseContent): DayContent[] => course.stages.flatMap(({ days }) => days)

export interface HomeworkRow {
  targetType: 'course_stage_homework' | 'stage_day_homework'
  homework: HomeworkContent
  stage: StageContent
  day: DayContent | null
}

/** Every homework row of a course, of its stages and of its days. */
export function homeworkRows(course: CourseContent): HomeworkRow[] {
  return course.stages.flatMap((stage) => [
    ...stage.homeworks.map((homework) => ({
      targetType: 'course_stage_homework' as const,
      homework,
      stage,
      day: null,
    })),
    ...stage.days.flatMap((day) =>
      day.homeworks.map((homework) => ({ targetType: 'stage_day_homework' as const, homework, stage, day })),
    ),
  ])
}
