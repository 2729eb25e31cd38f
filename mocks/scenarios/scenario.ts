import type { Lang, Learner, Seconds, World } from '../world/model.ts'

export interface ScenarioPlace {
  world: World
  now: Seconds
  lang: Lang
  /** The brand's own learner. */
  main: Learner
  persona(name: string): Learner
}

/** A state that a learner can be in; whatever it does not change stays as in `main`. */
export interface Scenario {
  title: string
  /** Who is signed in; null: a guest; absent: the brand's own learner. */
  persona?: string | null
  apply?(place: ScenarioPlace): void
}
