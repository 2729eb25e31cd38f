import { useLingui } from '@lingui/react/macro'
import type { Lesson } from '#/domains/study/model'

/** Theory, execution or analysis in words; null for a lesson that does not name its kind. */
export function useLessonKind(): (lesson: Pick<Lesson, 'kind'>) => string | null {
  const { t } = useLingui()
  return ({ kind }) => {
    if (kind === 'theory') return t`Theory`
    if (kind === 'execution') return t`Execution`
    return kind === 'analysis' ? t`Analysis` : null
  }
}
