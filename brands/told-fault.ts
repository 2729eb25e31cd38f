/** What is wrong with what a command was given, in words; where in our code it was found helps nobody. */
export class ToldFault extends Error {
  constructor(words: string) {
    super(words)
    this.stack = words
  }
}
