/** Whole seconds as minutes and seconds: 42 becomes `0:42`. */
export function clockOfSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
