import type { KeptLesson } from '#/platform/kept-media'

/** A lesson that waits to be kept, for tests. */
export const keptLesson = (change: Partial<KeptLesson> = {}): KeptLesson => ({
  id: '301.504.811',
  streamId: 301,
  courseId: 41,
  courseName: 'Direction',
  dayId: 504,
  dayNumber: 4,
  lessonId: 811,
  title: 'Turn the egg, not the lamp',
  videoIds: [1501],
  height: 240,
  place: 1,
  state: 'pending',
  isPaused: false,
  failure: null,
  bytes: 0,
  total: 0,
  isAutomatic: false,
  ...change,
})
