import type { UploadedFile } from '#/domains/chats/model'

export type ShownFile = 'picture' | 'video' | 'link'

/** How to show a file of a message: a type that browsers cannot show, or that we do not know, is a plain download (contract 9.3). */
export function shownAs({ type, name, previewUrl }: Pick<UploadedFile, 'type' | 'name' | 'previewUrl'>): ShownFile {
  if (type === 'video') return 'video'
  const isDrawn = previewUrl !== null || !/\.hei[cf]$/i.test(name)
  return type === 'photo' && isDrawn ? 'picture' : 'link'
}

/** The files that the viewer can show, in the order of the messages. */
export function viewable<F extends Pick<UploadedFile, 'type' | 'name' | 'previewUrl'>>(files: readonly F[]): F[] {
  return files.filter((file) => shownAs(file) !== 'link')
}
