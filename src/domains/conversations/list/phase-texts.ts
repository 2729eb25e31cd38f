import { msg } from '@lingui/core/macro'
import type { StreamPhase } from '#/domains/study/streams/stream-state'

/** Headings of the groups of chats. */
export const phaseTexts = {
  open: msg({ message: 'Open', context: 'several' }),
  not_started: msg`Not started`,
  freeze: msg({ message: 'Frozen', context: 'several' }),
  stopped: msg({ message: 'Paused', context: 'several' }),
  ended: msg({ message: 'Over', context: 'several' }),
} satisfies Record<StreamPhase, unknown>
