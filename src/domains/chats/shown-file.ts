import type { UploadedFile } from '#/domains/uploads/model'

export type ShownFile = 'picture' | 'video' | 'link'

/** Browsers cannot draw such pictures. */
const isHeic = ({ name }: Pick<UploadedFile, 'name'>) => /\.hei[cf]$/i.test(name)

/** How to show a file of a message: a type that browsers cannot show, or that we do not know, is a plain download (contract 9.3). */
export function shownAs(file: Pick<UploadedFile, 'type' | 'name' | 'previewUrl'>): ShownFile {
  if (file.type === 'video') return 'video'
  const isDrawn = file.previewUrl !== null || !isHeic(file)
  return file.type === 'photo' && isDrawn ? 'picture' : 'link'
}

/** The address under which a file is shown large: its own, or its preview where browsers cannot draw it. */
export function largeAddress(file: Pick<UploadedFile, 'name' | 'url' | 'previewUrl'>): string {
  return (isHeic(file) && file.previewUrl) || file.url
}

/** The files that the viewer can show, in the order of the messages. */
export function viewable<F extends Pick<UploadedFile, 'type' | 'name' | 'previewUrl'>>(files: readonly F[]): F[] {
  return files.filter((file) => shownAs(file) !== 'link')
}
