/** Mutation key of adding the brand's demo course. */
export const ADDING_DEMO = ['courses', 'add-demo'] as const

interface DemoFacts {
  isDemoAccessible: boolean
  demoCourseServiceId: number | null
}

/** The streams that the learner sees: demo ones only where the brand has demo access on. */
export function visibleStreams<S extends { isDemo: boolean }>(streams: readonly S[], isDemoAccessible: boolean): S[] {
  return streams.filter(({ isDemo }) => isDemoAccessible || !isDemo)
}

/** Id of the service whose demo course is given to a learner without any streams, or null. */
export function demoServiceOf(brand: DemoFacts): number | null {
  return brand.isDemoAccessible ? brand.demoCourseServiceId : null
}
