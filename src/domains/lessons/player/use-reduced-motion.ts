import { CALM } from '#/platform/calm'
import { useMedia } from '#/ui/use-media'

/** Whether the learner asked for reduced motion. */
export const useReducedMotion = () => useMedia(CALM)
