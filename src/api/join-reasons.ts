/** Several reasons in one text: the full stop of each but the last gives way to the mark between them. */
export function joinReasons(reasons: readonly string[], mark = '; '): string {
  const last = reasons.length - 1
  return reasons.map((reason, at) => (at < last ? reason.replace(/([^.])\.$/, '$1') : reason)).join(mark)
}
