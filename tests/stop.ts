/** Ends a command that cannot do its work, with words instead of a place in our code. */
export function stop(words: string): never {
  console.error(words)
  process.exit(1)
}
