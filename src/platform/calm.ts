/** The media query of a device that asks for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)'

/** Whether the learner prefers reduced motion. */
export const isCalm = () => matchMedia(CALM).matches
