import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { HomeworkStatusCode } from '../model'

/** Words for a homework's status; one that this client does not know has none. */
export const homeworkStatusTexts: Record<Exclude<HomeworkStatusCode, 'unknown'>, MessageDescriptor> = {
  NOT_UPLOADED: msg`Not sent`,
  UPLOADED: msg`On checking`,
  DONE: msg`Approved`,
  FAIL: msg`Not approved`,
}
