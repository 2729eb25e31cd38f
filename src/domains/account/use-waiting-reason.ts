import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#/api/connectivity'
import { ApiError } from '#/api/errors'
import type { QueuedEntry } from '#/outbox/engine'
import { errorTexts } from '#/ui/states/error-texts'

/** Why an entry has not arrived, in a sentence; `failed` puts the reason of one that the server refused into words. */
export function useWaitingReason({ phase, trouble }: QueuedEntry, failed: (reason: string) => string): string {
  const { t, i18n } = useLingui()
  const isOnline = useOnline()
  if (phase === 'failed') return failed(trouble?.code === 'failed' ? errorTexts(i18n, new ApiError(trouble.facts)) : '')
  if (isOnline && phase === 'sending') return t`Sending…`
  if (!isOnline || trouble?.code === 'network') return t`Waiting for the network. It will be sent by itself.`
  return t`Waiting for its turn. It will be sent by itself.`
}
