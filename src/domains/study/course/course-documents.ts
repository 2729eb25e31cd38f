import { safeHttpUrl } from '#/lib/urls'
import type { Course, Stream } from '../model'

export interface CourseDocument {
  /** A file of the school, which can be saved, or a page on the web. */
  kind: 'file' | 'link'
  url: string
  /** Of a file; null: the school has given it none, or it is a page. */
  fileId: number | null
  /** Its title; empty where the school gave it none. */
  name: string
  /** Name of the file; empty where it has none. */
  fileName: string
  /** Bytes; 0: not known. */
  size: number
}

/** The course's documents that have an address that can be followed, in the school's order. */
export function courseDocuments(course: Pick<Course, 'documents'> | null): CourseDocument[] {
  return (course?.documents ?? []).flatMap(({ type, title, fileName, url: link, file }) => {
    const isFile = type === 'file'
    const url = safeHttpUrl(isFile ? file?.url : link)
    if (url === null) return []
    const fullName = fileName || (isFile && file?.name) || ''
    return {
      kind: isFile ? 'file' : 'link',
      url,
      fileId: (isFile && file?.id) || null,
      name: title || fullName,
      fileName: fullName,
      size: (isFile && file?.size) || 0,
    }
  })
}

/** Whether the course's documents are closed to a demo. */
export function areDocumentsLocked({ isDemo, course }: Pick<Stream, 'isDemo' | 'course'>): boolean {
  return isDemo && !course?.isDemoDocumentsAccessible
}
