import { useLingui } from '@lingui/react/macro'
import { isApiError, refusalOf } from '#/api/errors'
import { useBrand } from '#/domains/site-config/use-brand'
import { formatBytes } from '#/lib/bytes'
import { errorTexts } from '#/ui/states/error-texts'
import type { FileRefusal } from './file-refusal'
import type { Upload } from './upload-queue'

/** The state of a file in one line. */
export function useUploadTexts(failure?: string): (upload: Upload) => string {
  const { t, i18n } = useLingui()
  const { fileMaxSize } = useBrand()
  const bytes = (count: number) => formatBytes(count, i18n.locale)
  const failedText = failure ?? t`Couldn't upload the file`

  function refusal(reason: FileRefusal): string {
    const limit = bytes(fileMaxSize)
    const texts = {
      empty: t`The file is empty. Choose another one`,
      wrong_type: t`You can upload only photo or video`,
      too_large: t`File is too large. Limit is ${limit}`,
      unreadable: t`The file cannot be read any more. Choose it again`,
    }
    return texts[reason]
  }

  function failed(error: unknown, sent: number): string {
    const reason = refusalOf(error, 'file_ids')
    if (reason !== undefined) return reason
    if (!isApiError(error) || error.kind !== 'network') return `${failedText}. ${errorTexts(i18n, error)}`
    const amount = bytes(sent)
    return sent > 0
      ? `${failedText}. ${t`The connection dropped at ${amount}.`}`
      : `${failedText}. ${t`There is no connection.`}`
  }

  return ({ step, size, originalSize }) => {
    const amount = bytes(size)
    if (step.code === 'uploaded' && originalSize !== null) {
      const original = bytes(originalSize)
      return t`Uploaded, ${amount} instead of ${original}`
    }
    if (step.code === 'uploaded') return t`Uploaded, ${amount}`
    if (step.code === 'failed') return failed(step.error, step.sent)
    if (step.code === 'refused') {
      return step.reason === 'server' ? (step.serverText ?? failedText) : refusal(step.reason)
    }
    return t`Waiting`
  }
}
