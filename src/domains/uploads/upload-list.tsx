import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Rows } from '#/ui/page/rows'
import { FILES_LIMIT, freePlaces } from './free-places'
import type { Upload, UploadQueue } from './upload-queue'
import { UploadRow } from './upload-row'
import { useAnnounceUploads } from './use-announce-uploads'

interface UploadListProps {
  uploads: readonly Upload[]
  queue: UploadQueue
  /** What to call a failure, where it is not just a file (a selfie). */
  failure?: string | undefined
}

/** The files of a composer, each with its state; nothing for none. */
export function UploadList({ uploads, queue, failure }: UploadListProps) {
  const { t } = useLingui()
  useAnnounceUploads(uploads, failure)
  if (uploads.length === 0) return null
  return (
    <Rows open label={t`Your files`} className="mb-3">
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} queue={queue} failure={failure} />
      ))}
    </Rows>
  )
}

/** Says how many files fit once no more do, and how many of the last were left out. */
export function UploadLimit({ uploads, leftOut }: { uploads: readonly Upload[]; leftOut: number }) {
  const { t } = useLingui()
  return (
    // There before its words, so that they are read out.
    <div role="status" className="text-caption text-muted">
      {(freePlaces(uploads) <= 0 || leftOut > 0) && (
        <p className="mt-2">
          {t`Up to ${FILES_LIMIT} files.`}{' '}
          {leftOut > 0 && (
            <span>{t`${plural(leftOut, { one: '# file was left out.', other: '# files were left out.' })}`}</span>
          )}
        </p>
      )}
    </div>
  )
}
