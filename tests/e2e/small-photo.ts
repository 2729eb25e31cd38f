/** The beginning of the smallest real JPEG, which is enough for the check of the content. */
export const SMALL_PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(60_000, 7),
  Buffer.from([0xff, 0xd9]),
])
