import { REDUCED_MOTION } from '#/platform/device'
import { useMedia } from '#/ui/use-media'

/** Whether the learner asked for reduced motion. */
export const useReducedMotion = () => useMedia(REDUCED_MOTION)
