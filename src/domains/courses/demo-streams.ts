interface DemoFacts {
  isDemoAccessible: boolean
  demoCourseServiceId: number | null
}

/** Streams that the learner sees: demo ones only where the brand has demo access on. */
export function visibleStreams<S extends { isDemo: boolean }>(streams: readonly S[], isDemoAccessible: boolean): S[] {
  return streams.filter(({ isDemo }) => isDemoAccessible || !isDemo)
}

/** The service of the demo course to add for a learner without any stream, or null. */
export function demoServiceToAdd(streams: readonly unknown[], brand: DemoFacts): number | null {
  return brand.isDemoAccessible && streams.length === 0 ? brand.demoCourseServiceId : null
}
