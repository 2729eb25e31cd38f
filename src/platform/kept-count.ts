import { learnerKey, readRaw } from './storage'

/** How many lessons a learner keeps on this device, known without the code that keeps them. */
export function keptLessonCount(learnerId: number): number {
  const index = readRaw(learnerKey(learnerId, 'downloads'))
  return typeof index === 'object' && index !== null && 'lessons' in index ? Number(index.lessons) : 0
}
