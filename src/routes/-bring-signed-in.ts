import { routeChunk } from '#/api/route-chunk'
import { withFrame } from '#/platform/app-parts'

/** Brings what every signed-in screen stands on. */
export const bringSignedIn = routeChunk(() => withFrame(() => import('./-signed-in')))
