/** The media query of a device that asks for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)'

/** Whether the learner asked for a still page. */
export const isCalm = () => matchMedia(CALM).matches
