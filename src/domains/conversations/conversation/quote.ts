/** What is written, with a message quoted before the next lines, as plain text: the wire knows no quotes. */
export function withQuote(written: string, message: string): string {
  const quoted = message
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
  return `${[written.trimEnd(), quoted].filter(Boolean).join('\n\n')}\n`
}
