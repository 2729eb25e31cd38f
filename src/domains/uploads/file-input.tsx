import type { Ref } from 'react'

const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/gif,.heic,.heif'
const VIDEOS = 'video/mp4,video/quicktime,video/webm,.mov'

interface FileInputProps {
  ref: Ref<HTMLInputElement>
  onFiles: (files: File[]) => void
  multiple?: boolean
  photosOnly?: boolean
  /** Opens the phone's own camera instead of its files. */
  capture?: 'user' | 'environment'
}

/** The system's file chooser, opened by a button beside it. */
export function FileInput({ ref, onFiles, multiple = false, photosOnly = false, capture }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      capture={capture}
      accept={capture ? 'image/*' : photosOnly ? PHOTOS : `${PHOTOS},${VIDEOS}`}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // The same file may be chosen again after it was removed.
        currentTarget.value = ''
      }}
    />
  )
}
