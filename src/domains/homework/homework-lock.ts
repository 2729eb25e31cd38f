import type { Day, Stream } from '#/domains/courses/model'
import type { HomeworkPlaceholder, HomeworkStatus, StageHomework } from './model'

/** Homework is locked when the server says so, or when a demo stream without full access leaves it, or its day, out (L 4). */
export function isHomeworkLocked(
  stream: Pick<Stream, 'isDemo' | 'courseFullAccess'>,
  row: Pick<StageHomework, 'isDemoAccessible'>,
  day: Pick<Day, 'isDemoAccessible'> | null,
  status: Pick<HomeworkStatus | HomeworkPlaceholder, 'isLocked'> | null,
): boolean {
  if (status?.isLocked) return true
  return stream.isDemo && !stream.courseFullAccess && !(row.isDemoAccessible && (day?.isDemoAccessible ?? true))
}
