import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#/ui/buttons/button'
import { part } from '#/ui/late/part'
import { isDrawable } from './smaller-photo'
import type { Upload, UploadQueue } from './upload-queue'

const MarkPicture = part(() => import('#/ui/pictures/marks/mark-picture'), 'MarkPicture', { missing: 'toast' })

/** Lets the learner point at something in a photo before it is sent. */
export function DrawOnPhoto({ upload: { key, name, type }, queue }: { upload: Upload; queue: UploadQueue }) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  if (!isDrawable(type) || !queue.source(key)) return null
  const close = () => setFile(null)
  return (
    <>
      <Button
        size="sm"
        icon={Pencil}
        aria-label={t`Draw on ${name}`}
        aria-haspopup="dialog"
        onClick={() => setFile(queue.source(key) ?? null)}
      >
        {t`Draw`}
      </Button>
      {file && (
        <Suspense>
          <MarkPicture
            file={file}
            onClose={close}
            onMissing={close}
            onDone={(drawn) => {
              close()
              queue.replace(key, drawn)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
