import { report } from '#/api/report'

/** For a part of the lesson that did not load and that it does without. */
export const noteMissing = (error: Error) => report(error, { context: 'lesson' })
