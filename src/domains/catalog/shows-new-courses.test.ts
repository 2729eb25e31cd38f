import { expect, test } from 'vitest'
import { showsNewCourses } from './shows-new-courses'

const NOW = new Date('2026-06-09T10:00:00Z')
const BEFORE = new Date('2026-06-09T09:59:59Z')
const AFTER = new Date('2026-06-09T10:00:01Z')

test.each([
  ['no list', [], null, null, [41], false],
  ['no condition', [81], null, null, [], true],
  ['before its date', [81], null, AFTER, [41], false],
  ['on its date', [81], null, NOW, [], true],
  ['after its date', [81], 41, BEFORE, [], true],
  ['its course', [81], 41, AFTER, [40, 41], true],
  ['its course and no date', [81], 41, null, [41], true],
  ['other courses only', [81], 41, null, [40], false],
])('%s', (_what, newHomeCourseIds, newHomeTriggerCourseId, newHomeTriggerDate, courseIds, isShown) => {
  expect(showsNewCourses({ newHomeCourseIds, newHomeTriggerCourseId, newHomeTriggerDate }, NOW, courseIds)).toBe(
    isShown,
  )
})
