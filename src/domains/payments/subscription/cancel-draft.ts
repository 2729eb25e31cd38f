import { asRecord } from '#/lib/lax'
import { draft } from '#/platform/drafts'
import { CANCEL_REASONS, type TypedReason } from './cancel-reason'

/** Why a learner wants to cancel a subscription, kept until it is cancelled. */
export const cancelDraft = (learnerId: number, subscriptionId: number) =>
  draft({ owner: learnerId, name: `draft.cancel.${subscriptionId}`, parse: keptReason })

function keptReason(kept: unknown): TypedReason | null {
  const { reason, text } = asRecord(kept) ?? {}
  if (typeof text !== 'string') return null
  return { reason: CANCEL_REASONS.find((one) => one === reason) ?? null, text }
}
