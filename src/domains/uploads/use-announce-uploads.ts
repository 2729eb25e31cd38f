import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { announce } from '#/ui/page/live-region'
import type { Upload } from './upload-queue'
import { useUploadTexts } from './use-upload-texts'

/** Announces each change of a file's state once, but not its progress. */
export function useAnnounceUploads(uploads: readonly Upload[], failure?: string): void {
  const { t } = useLingui()
  const words = useUploadTexts(failure)
  const said = useRef(new Map<number, string>())
  useEffect(() => {
    const sentences: string[] = []
    for (const upload of uploads) {
      const { key, name, step } = upload
      const isNew = said.current.get(key) !== step.code
      said.current.set(key, step.code)
      if (!isNew || step.code === 'waiting') continue
      sentences.push(step.code === 'uploading' ? t`${name} is on its way` : `${name}: ${words(upload)}`)
    }
    if (sentences.length > 0) announce(sentences.join('. '))
  })
}
