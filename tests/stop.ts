/** Ends a command that cannot do its work, with an explanation instead of a stack trace. */
export function stop(words: string): never {
  console.error(words)
  process.exit(1)
}
