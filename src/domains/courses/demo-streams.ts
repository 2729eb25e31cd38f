/** Tells that the brand's demo course is on its way. */
export const ADDING_DEMO = ['courses', 'add-demo'] as const

interface DemoFacts {
  isDemoAccessible: boolean
  demoCourseServiceId: number | null
}

/** Streams that the learner sees: demo ones only where the brand has demo access on. */
export function visibleStreams<S extends { isDemo: boolean }>(streams: readonly S[], isDemoAccessible: boolean): S[] {
  return streams.filter(({ isDemo }) => isDemoAccessible || !isDemo)
}

/** The service of the demo course that a learner without any stream is given, or null. */
export function demoServiceOf(brand: DemoFacts): number | null {
  return brand.isDemoAccessible ? brand.demoCourseServiceId : null
}
