import type { UploadedFile } from '#/domains/chats/model'

export type ShownFile = 'picture' | 'video' | 'link'

/** How a file of a message is shown: what a browser cannot draw, and every unknown type, is a plain download (contract 9.3). */
export function shownAs({ type, name, previewUrl }: Pick<UploadedFile, 'type' | 'name' | 'previewUrl'>): ShownFile {
  if (type === 'video') return 'video'
  const isDrawn = previewUrl !== null || !/\.hei[cf]$/i.test(name)
  return type === 'photo' && isDrawn ? 'picture' : 'link'
}

/** What is kept to look at in the viewer, in the order of the message. */
export function viewable<F extends Pick<UploadedFile, 'type' | 'name' | 'previewUrl'>>(files: readonly F[]): F[] {
  return files.filter((file) => shownAs(file) !== 'link')
}
