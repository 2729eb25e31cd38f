import type { LockCondition } from './lock-conditions'
import type { Stage } from '../model'
import { requestedHomework } from './requested-homework'

/** Whether one of these conditions asks for homework that its stage's answer left out, so that its title is not known yet. */
export function lacksRequested(conditions: readonly LockCondition[], stages: readonly Stage[]): boolean {
  return conditions.some(
    ({ code, params }) => code === 'stage_homework' && requestedHomework(params.rowId, stages)?.homework === null,
  )
}
