import { useLingui } from '@lingui/react/macro'
import { type CancelReason, REASON_MAX, REASON_MIN, reasonFault, reasonLength, type TypedReason } from './cancel-reason'

/** Words of a cancellation: the seven reasons, and what is wrong with the learner's own. */
export function useCancelTexts() {
  const { t } = useLingui()
  const reasons: Record<CancelReason, string> = {
    content: t`Not satisfied with the content`,
    platform: t`The platform is inconvenient`,
    time: t`Not enough time`,
    price: t`The price`,
    break: t`I want a break`,
    technical: t`Technical problems`,
    other: t`Something else`,
  }
  const fault = (typed: TypedReason): string | undefined => {
    const found = reasonFault(typed)
    if (found === 'long') return t`At most ${REASON_MAX} characters. Shorten it a little.`
    const length = reasonLength(typed.text)
    return found === 'short' ? t`A few more words, please: ${length} of ${REASON_MIN} characters.` : undefined
  }
  return { reasons, fault }
}
