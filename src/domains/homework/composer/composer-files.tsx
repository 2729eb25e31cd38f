import { useLingui } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { FieldError } from '#/ui/fields/field'
import { part } from '#/ui/late/part'
import { Skeleton } from '#/ui/states/skeleton'
import { DropArea } from '#/domains/uploads/drop-area'
import { freePlaces } from '#/domains/uploads/free-places'
import { UploadLimit, UploadList } from '#/domains/uploads/upload-list'
import { LostFiles } from '../thread/lost-files'
import type { Composer } from './use-composer'

const SelfieCamera = part(() => import('#/domains/uploads/selfie-camera'), 'SelfieCamera')

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
  const isFull = freePlaces(uploads) <= 0
  return (
    <div>
      <LostFiles names={lostNames} onForget={forgetLost} />
      <UploadList uploads={uploads} queue={queue} failure={failure} />
      {isSelfie ? (
        <Suspense fallback={<Skeleton className="h-23" />}>
          <SelfieCamera hasPicture={uploads.length > 0} onFiles={addFiles} />
        </Suspense>
      ) : (
        !isFull && <DropArea limit={limit} onFiles={addFiles} describedBy={error ? id : undefined} />
      )}
      <UploadLimit uploads={uploads} leftOut={leftOut} />
      {error && (
        <div id={id} role="alert" className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
