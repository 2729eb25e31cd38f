const SHORT = 'а|в|и|к|о|с|у|во|до|за|из|ко|на|не|ни|но|об|от|по|со|без|для|над|под|при|про'

/**
 * A Russian text in which no line ends with a short preposition, conjunction or particle, and none begins with a
 * dash: the space there does not break. An email address, which may be as wide as its line, is always named after "на".
 */
export function holdShortWords(text: string): string {
  const short = new RegExp(`(?<![\\p{L}\\p{N}-])(?!на [{<])(${SHORT}) (?=\\S)`, 'giu')
  return text.replace(short, '$1\u00a0').replace(/ (?=—)/g, '\u00a0')
}

/** A translation as its language sets it. */
export function typeset(text: string, locale: string): string {
  return locale === 'ru' ? holdShortWords(text) : text
}
