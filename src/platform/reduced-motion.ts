/** The media query of a device that asks for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the learner prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches
