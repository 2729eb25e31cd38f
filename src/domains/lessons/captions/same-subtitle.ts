import { withoutQuery } from '#/lib/without-query'
import type { Subtitle } from '#/domains/study/model'

/** Whether both are the same file: its address may be signed anew with each answer. */
export const isSameSubtitle = (one: Subtitle, other: Subtitle) =>
  one.languageCode === other.languageCode && withoutQuery(one.url) === withoutQuery(other.url)
