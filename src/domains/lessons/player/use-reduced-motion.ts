import { CALM } from '#/platform/calm'
import { useMedia } from '#/ui/use-media'

/** Whether the learner asked for a still page. */
export const useReducedMotion = () => useMedia(CALM)
