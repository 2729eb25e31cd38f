const SHORT = 'а|в|и|к|о|с|у|во|до|за|из|ко|на|не|ни|но|об|от|по|со'

/**
 * A Russian text in which no line ends with a preposition, a conjunction or a particle of one or two letters, and none begins with a
 * dash: the space there does not break.
 */
export function holdShortWords(text: string): string {
  const short = new RegExp(`(?<![\\p{L}\\p{N}-])(${SHORT}) (?=\\S)`, 'giu')
  return text.replace(short, '$1\u00a0').replace(/ (?=—)/g, '\u00a0')
}
