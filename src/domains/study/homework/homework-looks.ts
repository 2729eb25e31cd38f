import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Check, CircleX, createLucideIcon, Hourglass, Lock, type LucideIcon } from 'lucide-react'
import type { PillTone } from '#/ui/pill'
import type { HomeworkState } from './homework-entries'

/** Lucide's own icon has eight strokes, which a long list would repeat in every row. */
const CircleDashed = createLucideIcon('circle-dashed', [
  ['circle', { cx: 12, cy: 12, r: 10, strokeDasharray: '4.2 3.65', key: 'ring' }],
])

/** Icon and tone of each state of homework. */
export const HOMEWORK_LOOKS: Record<Exclude<HomeworkState, 'unknown'>, { tone: PillTone; icon: LucideIcon }> = {
  NOT_UPLOADED: { tone: 'neutral', icon: CircleDashed },
  UPLOADED: { tone: 'info', icon: Hourglass },
  DONE: { tone: 'success', icon: Check },
  FAIL: { tone: 'danger', icon: CircleX },
  locked: { tone: 'neutral', icon: Lock },
}

/** Words for a homework's state; one that this client does not know has none. */
export const homeworkStatusTexts: Record<Exclude<HomeworkState, 'unknown'>, MessageDescriptor> = {
  NOT_UPLOADED: msg`Not sent`,
  UPLOADED: msg`On checking`,
  DONE: msg`Approved`,
  FAIL: msg`Not approved`,
  locked: msg({ message: 'Locked', context: 'homework' }),
}
