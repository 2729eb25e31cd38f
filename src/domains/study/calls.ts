import type { Query } from '#/api/address'

/** A GET of version 1: path and query. The boot script makes the same calls before this domain's code has arrived. */
export type EarlyCall = [path: string, query?: Query]

/** All of the learner's streams (L1). */
export const streamsCall: EarlyCall = ['user-course-streams', { expand: 'course' }]

/** Everything that changes within a stream (L3). */
export const statusCall = (streamId: number): EarlyCall => [
  `user-course-streams/${streamId}/status`,
  { expand: 'days,homeworks,stages,lessons,consultations,chatChannelMeta,currentTrainingStage,currentTrainingDay' },
]

/** A course's stages (L7). */
export const stagesCall = (courseId: number): EarlyCall => [
  `courses/${courseId}/stages`,
  { expand: 'days,homeworks,scores' },
]

/** Where the days of a stage stand that the course's stages came without (L8). */
export const daysPath = (courseId: number, stageId: number) => `courses/${courseId}/stages/${stageId}/days`
