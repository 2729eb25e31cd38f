/** A fault in what a command was given, in words for its user; a stack trace would not help them. */
export class UsageError extends Error {
  constructor(words: string) {
    super(words)
    this.stack = words
  }
}
