import { useLingui } from '@lingui/react/macro'
import type { SessionEndReason } from '#/api/session-events'
import { Banner } from '#/ui/states/banner'
import { SESSION_NOTICES } from '../texts'

/** Why the learner is at the sign-in again. */
export function SessionNotice({ reason }: { reason: SessionEndReason | undefined }) {
  const { i18n } = useLingui()
  const text = reason && SESSION_NOTICES[reason]
  if (!text) return null
  return <Banner role="alert" title={i18n._(text)} className="mb-5" />
}
