import { oneOfParam, searchParams, textParam, wholeParam } from '#/lib/search-params'

export const HOMEWORK_FILTERS = ['all', 'send', 'checking', 'approved'] as const
export type HomeworkFilter = (typeof HOMEWORK_FILTERS)[number]

/** What the address of the lists carries. */
export const homeworksSearch = searchParams({
  state: oneOfParam(HOMEWORK_FILTERS),
  /** How many times twenty rows are shown. */
  pages: wholeParam(1, 500),
  modal: textParam,
  stream: wholeParam(),
  row: wholeParam(),
  target: textParam,
})

/** What the address of one homework carries. */
export const homeworkSearch = searchParams({
  row: wholeParam(),
  modal: textParam,
  file: wholeParam(),
  /** How many times eight turns of its history are shown. */
  pages: wholeParam(1, 500),
})

/** The ids in the address of one homework. */
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
