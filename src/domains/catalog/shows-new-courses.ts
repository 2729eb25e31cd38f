interface NewHome {
  newHomeCourseIds: readonly number[]
  newHomeTriggerCourseId: number | null
  newHomeTriggerDate: Date | null
}

/**
 * Whether home shows the school's list of new courses: from its date on, or to a learner who has its trigger course. A list with neither
 * has no condition.
 */
export function showsNewCourses(
  { newHomeCourseIds, newHomeTriggerCourseId, newHomeTriggerDate }: NewHome,
  now: Date,
  courseIds: readonly number[],
): boolean {
  if (newHomeCourseIds.length === 0) return false
  if (newHomeTriggerDate === null && newHomeTriggerCourseId === null) return true
  if (newHomeTriggerDate !== null && newHomeTriggerDate <= now) return true
  return newHomeTriggerCourseId !== null && courseIds.includes(newHomeTriggerCourseId)
}
