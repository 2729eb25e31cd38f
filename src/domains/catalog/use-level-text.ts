import { useLingui } from '@lingui/react/macro'

/** What a course's complexity (1 to 3) is called; null where the server does not say, or says something else. */
export function useLevelText(complexity: number | null): string | null {
  const { t } = useLingui()
  switch (complexity) {
    case 1:
      return t`For beginners`
    case 2:
      return t`With some experience`
    case 3:
      return t`For advanced learners`
    default:
      return null
  }
}
