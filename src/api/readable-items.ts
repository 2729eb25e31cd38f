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
    reportUnreadable(name, result.error)
    return []
  })
}

/** Reports that a part of an answer was left out. */
export function reportUnreadable(name: string, error: Pick<z.core.$ZodError, 'issues'>): void {
  report(new Error(`${name} was unreadable`), { context: 'codecs', facts: { issues: issuesOf(error) } })
}

/** Paths and codes of a parse's issues, without any value. */
export function issuesOf(error: Pick<z.core.$ZodError, 'issues'>): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join('; ')
}
