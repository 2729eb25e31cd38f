import { flagParam, oneOfParam, searchParams, textParam, wholeParam } from '#/lib/search-params'

export const HOMEWORK_FILTERS = ['all', 'send', 'checking', 'approved'] as const
export type HomeworkFilter = (typeof HOMEWORK_FILTERS)[number]

/** Search parameters of the lists. */
export const homeworksSearch = searchParams({
  state: oneOfParam(HOMEWORK_FILTERS),
  /** Number of pages, of twenty rows each. */
  pages: wholeParam(1, 500),
  modal: textParam,
  stream: wholeParam(),
  row: wholeParam(),
  target: textParam,
  /** Another app has shared pictures. */
  shared: flagParam,
})

/** Search parameters of one homework. */
export const homeworkSearch = searchParams({
  row: wholeParam(),
  modal: textParam,
  file: wholeParam(),
  /** Number of pages of its history, of eight turns each. */
  pages: wholeParam(1, 500),
})

/** Path parameters of one homework. */
export const homeworkParams = {
  parse: ({ streamId, homeworkId }: Record<'streamId' | 'homeworkId', string>) => ({
    streamId: Number(streamId),
    homeworkId: Number(homeworkId),
  }),
  stringify: ({ streamId, homeworkId }: Record<'streamId' | 'homeworkId', number>) => ({
    streamId: String(streamId),
    homeworkId: String(homeworkId),
  }),
}
