import { Check, CircleDashed, Clock, type LucideIcon, RotateCcw } from 'lucide-react'
import type { HomeworkStatusCode } from '#/domains/homework/model'
import type { PillTone } from '#/ui/pill'

/** Icon and tone of a homework's state. */
export const HOMEWORK_LOOKS: Record<Exclude<HomeworkStatusCode, 'unknown'>, { tone: PillTone; icon: LucideIcon }> = {
  NOT_UPLOADED: { tone: 'neutral', icon: CircleDashed },
  UPLOADED: { tone: 'info', icon: Clock },
  DONE: { tone: 'success', icon: Check },
  FAIL: { tone: 'danger', icon: RotateCcw },
}
