/** Several reasons in one line: the full stop of each but the last gives way to the mark between them. */
export const joinReasons = (reasons: readonly string[], mark = '; '): string =>
  reasons.join('\n').replace(/\.?\n/g, mark)
