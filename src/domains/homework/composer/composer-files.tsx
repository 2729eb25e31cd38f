import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { FieldError } from '#/ui/fields/field'
import { part } from '#/ui/late/part'
import { Rows } from '#/ui/page/rows'
import { Skeleton } from '#/ui/states/skeleton'
import { DropArea } from './upload/drop-area'
import { FILES_LIMIT } from './homework-requirements'
import { UploadRow } from './upload/upload-row'
import { useAnnounceUploads } from './upload/use-announce-uploads'
import { LostFiles } from '../thread/lost-files'
import type { Composer } from './use-composer'

const SelfieCamera = part(() => import('./selfie-camera'), 'SelfieCamera')

interface ComposerFilesProps {
  composer: Composer
  isSelfie: boolean
  error: string | undefined
}

/** Files of an answer: those being uploaded, and the buttons that add more. */
export function ComposerFiles({ composer, isSelfie, error }: ComposerFilesProps) {
  const { t } = useLingui()
  const id = useId()
  const { uploads, queue, limit, leftOut, addFiles, lostNames, forgetLost } = composer
  const failure = isSelfie ? t`Couldn't save the selfie` : undefined
  const isFull = uploads.length >= FILES_LIMIT
  useAnnounceUploads(uploads, failure)
  return (
    <div>
      <LostFiles names={lostNames} onForget={forgetLost} />
      {uploads.length > 0 && (
        <Rows open label={t`Your files`} className="mb-3">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={queue} failure={failure} />
          ))}
        </Rows>
      )}
      {isSelfie ? (
        <Suspense fallback={<Skeleton className="h-23" />}>
          <SelfieCamera hasPicture={uploads.length > 0} onFiles={addFiles} />
        </Suspense>
      ) : (
        !isFull && <DropArea limit={limit} onFiles={addFiles} describedBy={error ? id : undefined} />
      )}
      {/* There before its words, so that they are read out. */}
      <div role="status" className="text-caption text-muted">
        {(isFull || leftOut > 0) && (
          <p className="mt-2">
            {t`Up to ${FILES_LIMIT} files.`}{' '}
            {leftOut > 0 && t`${plural(leftOut, { one: '# file was left out.', other: '# files were left out.' })}`}
          </p>
        )}
      </div>
      {error && (
        <div id={id} role="alert" className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
