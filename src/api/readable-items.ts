import type * as z from '#/lib/zod'

import { report } from './report'

/** The items that fit their schema; the others are reported under `name`. */
export function readableItems<S extends z.ZodMiniType>(
  item: S,
  items: readonly unknown[],
  name = 'A list item',
): z.output<S>[] {
  return items.flatMap((raw) => {
    const result = item.safeParse(raw)
    if (result.success) return [result.data]
    report(new Error(`${name} was unreadable`), { context: 'codecs', facts: { issues: issuesOf(result.error) } })
    return []
  })
}

/** Paths and codes of a parse's issues, without any value. */
export function issuesOf(error: z.core.$ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join('; ')
}
