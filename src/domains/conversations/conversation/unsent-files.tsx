import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { QueuedEntry } from '#/outbox/engine'
import { Picture } from '#/ui/pictures/picture'

interface UnsentFilesProps {
  entry: QueuedEntry
  filesOf: (entry: QueuedEntry) => Promise<File[]>
}

/** Browsers cannot draw other photos. */
const isDrawn = (type: string) => type.startsWith('image/') && !/hei[cf]/.test(type)

/** The files of a message that waits: its pictures, and the names of the rest. */
export function UnsentFiles({ entry, filesOf }: UnsentFilesProps) {
  const { t } = useLingui()
  const [pictures, setPictures] = useState<readonly { name: string; src: string }[]>([])
  const { id, files } = entry
  useEffect(() => {
    let made: { name: string; src: string }[] = []
    let isLeft = false
    async function show() {
      const kept = await filesOf(entry)
      if (isLeft) return
      made = kept
        .filter(({ type }) => isDrawn(type))
        .map((file) => ({ name: file.name, src: URL.createObjectURL(file) }))
      setPictures(made)
    }
    void show()
    return () => {
      isLeft = true
      for (const { src } of made) URL.revokeObjectURL(src)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the files of an entry do not change
  }, [id])
  const rest = files.filter(({ type }) => !isDrawn(type)).map(({ name }) => name)
  const names = rest.join(', ')
  return (
    <>
      {pictures.length > 0 && (
        <ul className="grid w-72 max-w-full grid-cols-2 gap-1">
          {pictures.map(({ name, src }) => (
            <li key={src}>
              <Picture src={src} ratio="1:1" />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && <p className="text-small wrap-anywhere">{t`Files: ${names}`}</p>}
    </>
  )
}
