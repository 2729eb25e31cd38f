import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { HomeworkStatusCode } from './model'

/** Words of a homework's state; a status that this client does not know has none. */
export const homeworkStatusTexts: Record<Exclude<HomeworkStatusCode, 'unknown'>, MessageDescriptor> = {
  NOT_UPLOADED: msg`Not sent`,
  UPLOADED: msg`On checking`,
  DONE: msg`Approved`,
  FAIL: msg`Not approved`,
}
