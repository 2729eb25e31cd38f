import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isLineFault } from '#/api/errors'
import type { Upload } from './upload-queue'

/** Why what has these files cannot be sent yet; undefined: it can. Without a line the outbox uploads what has not arrived. */
export function useUploadWait(uploads: readonly Upload[], isLine: boolean): string | undefined {
  const { t } = useLingui()
  const onTheWay = uploads.filter(({ step }) => step.code === 'waiting' || step.code === 'uploading').length
  // The browser may think that there is a line where there is none: what was cut off is uploaded by the outbox.
  const stuck = uploads.filter(({ step }) => step.code === 'failed' && !isLineFault(step.error)).length
  if (!isLine) return undefined
  if (onTheWay > 0)
    return `${t`Please wait for files to upload`}. ${t`${plural(onTheWay, { one: '# file is still uploading.', other: '# files are still uploading.' })}`}`
  return stuck > 0
    ? t`${plural(stuck, { one: '# file did not arrive. Try it again or remove it.', other: '# files did not arrive. Try them again or remove them.' })}`
    : undefined
}
