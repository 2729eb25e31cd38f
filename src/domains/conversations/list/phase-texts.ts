import { msg } from '@lingui/core/macro'
import type { StreamPhase } from '#/domains/study/streams/stream-state'

/** Headings of the groups of chats. */
export const phaseTexts = {
  open: msg`Open`,
  not_started: msg`Not started`,
  freeze: msg`Frozen`,
  stopped: msg`Paused`,
  ended: msg`Over`,
} satisfies Record<StreamPhase, unknown>
