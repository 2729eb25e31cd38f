import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploadFile } from '#/api/upload'
import { fileWire } from './file-wire'
import { useBrand } from '#/domains/site-config/use-brand'
import { createUploadQueue } from './upload-queue'

/** The files of one composer; uploads still running when it unmounts are cancelled. */
export function useUploads() {
  const { fileMaxSize } = useBrand()
  const [queue] = useState(() => createUploadQueue((file, options) => uploadFile(fileWire, file, options)))
  const uploads = useSyncExternalStore(queue.subscribe, queue.read)
  const leftOut = useSyncExternalStore(queue.leftOut.watch, queue.leftOut.read)
  useEffect(() => queue.setLimit(fileMaxSize), [queue, fileMaxSize])
  useEffect(() => () => queue.clear(), [queue])
  useEffect(() => {
    addEventListener('dragover', turnAway)
    return () => removeEventListener('dragover', turnAway)
  }, [])
  return {
    uploads,
    queue,
    limit: fileMaxSize,
    /** How many of the files that were added last did not fit. */
    leftOut,
    addFiles: (files: readonly File[]) => {
      if (files.length > 0) queue.add(files)
    },
  }
}

/** Refuses a file dropped outside the drop area, which the browser would open in place of the page. */
function turnAway(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
