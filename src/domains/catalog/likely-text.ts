import { wordsOf } from '#/lib/matching-names'

/** Shorter words are like too many others. */
const SHORTEST = 3
/** From this length on a word may have two slips. */
const LONG = 6

/** What the learner may have meant: the text with each unknown word replaced by the known one nearest to it, or null where there is none. */
export function likelyText(text: string, names: readonly string[]): string | null {
  const known = [...new Set(names.flatMap((name) => wordsOf(name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))))]
  const asked = wordsOf(text)
  const likely = asked.map((word) => nearest(word, known) ?? word)
  return likely.some((word, at) => word !== asked[at]) ? likely.join(' ') : null
}

function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length < SHORTEST || known.some((one) => one.includes(word))) return undefined
  const near = known.find((one) => isNear(word, one, 1))
  return near ?? (word.length < LONG ? undefined : known.find((one) => isNear(word, one, 2)))
}

/** Whether so many slips make one word of another: a letter too many, missing, wrong, or two changed round. */
function isNear(from: string, to: string, slips: number): boolean {
  if (from === to) return true
  if (slips === 0) return false
  let same = 0
  while (from[same] === to[same]) same += 1
  const [one, other] = [from.slice(same), to.slice(same)]
  return (
    isNear(one.slice(1), other, slips - 1) ||
    isNear(one, other.slice(1), slips - 1) ||
    isNear(one.slice(1), other.slice(1), slips - 1) ||
    (one[0] === other[1] && one[1] === other[0] && isNear(one.slice(2), other.slice(2), slips - 1))
  )
}
