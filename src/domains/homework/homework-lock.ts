import type { Day, Stream } from '#/domains/courses/model'
import type { HomeworkPlaceholder, HomeworkStatus, StageHomework } from './model'

/** Whether a demo stream without full access leaves this homework, or its day, out. */
export function isOutsideDemo(
  stream: Pick<Stream, 'isDemo' | 'courseFullAccess'>,
  row: Pick<StageHomework, 'isDemoAccessible'>,
  day: Pick<Day, 'isDemoAccessible'> | null,
): boolean {
  return stream.isDemo && !stream.courseFullAccess && !(row.isDemoAccessible && (day?.isDemoAccessible ?? true))
}

/** Homework is locked when the server says so, or when the demo leaves it out (L 4). */
export function isHomeworkLocked(
  stream: Pick<Stream, 'isDemo' | 'courseFullAccess'>,
  row: Pick<StageHomework, 'isDemoAccessible'>,
  day: Pick<Day, 'isDemoAccessible'> | null,
  status: Pick<HomeworkStatus | HomeworkPlaceholder, 'isLocked'> | null,
): boolean {
  return Boolean(status?.isLocked) || isOutsideDemo(stream, row, day)
}
