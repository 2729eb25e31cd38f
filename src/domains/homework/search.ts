import * as z from '#/lib/zod'

export const HOMEWORK_FILTERS = ['all', 'send', 'checking', 'approved'] as const
export type HomeworkFilter = (typeof HOMEWORK_FILTERS)[number]

const text = z.catch(z.optional(z.string()), undefined)
const id = z.catch(z.optional(z.int()), undefined)

/** What the address of the lists carries. */
export const homeworksSearch = z.object({
  state: z.catch(z.optional(z.enum(HOMEWORK_FILTERS)), undefined),
  /** How many times twenty rows are shown. */
  pages: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(500))), undefined),
  modal: text,
  stream: id,
  row: id,
})

/** What the address of one homework carries. */
export const homeworkSearch = z.object({ row: id, modal: text, file: id })

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
