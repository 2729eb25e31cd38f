// Which modules a view consists of, why each is there, and what has changed since a kept state.

/** By the path of a module: the modules that it imports statically. */
type Uses = Readonly<Record<string, readonly string[]>>

/** By the path of a module: what it weighs. */
export type Weights = ReadonlyMap<string, number>

/**
 * The shortest way by static imports from one of the `roots` to every module that they reach, both ends included, leading only through
 * what is in the view.
 */
export function importChains(
  roots: readonly string[],
  uses: Uses,
  isInView: (module: string) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>(roots.map((root) => [root, [root]]))
  // What is added meanwhile is visited, too.
  for (const [module, chain] of chains)
    for (const used of uses[module] ?? []) if (!chains.has(used) && isInView(used)) chains.set(used, [...chain, used])
  return chains
}

export interface Change {
  module: string
  /** What it weighs more than before; negative: less. */
  by: number
  kind: 'joined' | 'grew' | 'shrank' | 'left'
}

/** What makes a view heavier or lighter than it was, the largest growth first. */
export function changesOf(now: Weights, before: Weights): Change[] {
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((module): Change => {
      const by = (now.get(module) ?? 0) - (before.get(module) ?? 0)
      const kind = !before.has(module) ? 'joined' : !now.has(module) ? 'left' : by > 0 ? 'grew' : 'shrank'
      return { module, by, kind }
    })
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => b.by - a.by || a.module.localeCompare(b.module))
}

/** The state of all views at one time, as it is kept in a file: one line for each module, so that two states can be compared by eye. */
export interface KeptWeights {
  /** What each view weighs over the line, in bytes. */
  views: Record<string, number>
  /** By the path of a module: its weight, and the views in which it is, separated by spaces. */
  modules: Record<string, [weight: number, views: string]>
}

/** The modules of one view as they were kept. */
export function keptView({ modules }: KeptWeights, view: string): Weights {
  const own = Object.entries(modules).filter(([, [, views]]) => views.split(' ').includes(view))
  return new Map(own.map(([module, [weight]]) => [module, weight]))
}

/** What is to be kept of views; `bytes` is what a view weighs over the line. */
export function toKeep(views: ReadonlyMap<string, { bytes: number; weights: Weights }>): KeptWeights {
  const places = new Map<string, { weight: number; views: string[] }>()
  for (const [view, { weights }] of views)
    for (const [module, weight] of weights) {
      const place = places.get(module)
      if (place) place.views.push(view)
      else places.set(module, { weight, views: [view] })
    }
  const sorted = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    views: Object.fromEntries([...views].map(([view, { bytes }]) => [view, bytes])),
    modules: Object.fromEntries(
      sorted.map(([module, { weight, views: names }]) => [module, [weight, names.join(' ')]]),
    ),
  }
}
