/** Keys that occur twice in one object of a JSON text, with the line of the second: a parser silently takes the last one. */
export function doubledKeys(json: string): { key: string; line: number }[] {
  const doubles: { key: string; line: number }[] = []
  const open: Set<string>[] = []
  for (const { 0: token, 1: key, index } of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (key !== undefined) {
      const known = open.at(-1)
      if (known?.has(key)) doubles.push({ key, line: json.slice(0, index).split('\n').length })
      known?.add(key)
    }
  }
  return doubles
}
