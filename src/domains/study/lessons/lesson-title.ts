const KINDS = {
  analysis: ['analysis', 'анализ', 'análisis'],
  execution: ['execution', 'выполнение', 'ejecución'],
  theory: ['theory', 'теория', 'teoría'],
} as const

export type LessonKind = keyof typeof KINDS

export interface LessonTitle {
  title: string
  subtitle: string | null
  kind: LessonKind | null
}

/** Splits "Cat and cow (execution)" into title and subtitle, in round or square brackets, for kinds named in en, ru or es. */
export function splitLessonTitle(full: string): LessonTitle {
  const found = /^(.*?)\s*(?:\(([^()[\]]+)\)|\[([^()[\]]+)\])\s*$/u.exec(full)
  const subtitle = (found?.[2] ?? found?.[3] ?? '').trim()
  const kind = kindOf(subtitle)
  return kind
    ? { title: (found?.[1] ?? '').trim(), subtitle, kind }
    : { title: full.trim(), subtitle: null, kind: null }
}

function kindOf(word: string): LessonKind | null {
  // Accents may come composed or not.
  const spelled = word.toLowerCase().normalize('NFC')
  if (KINDS.analysis.some((known) => known === spelled)) return 'analysis'
  if (KINDS.execution.some((known) => known === spelled)) return 'execution'
  return KINDS.theory.some((known) => known === spelled) ? 'theory' : null
}
