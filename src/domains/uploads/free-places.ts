/** Most files of an answer or a message (contract L15, L19). */
export const FILES_LIMIT = 10

/** How many more files fit beside these, of which a refused one takes no place; below 0: so many are too many. */
export const freePlaces = (uploads: readonly { step: { code: string } }[]): number =>
  FILES_LIMIT - uploads.filter(({ step }) => step.code !== 'refused').length
