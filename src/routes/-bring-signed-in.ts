import { routeChunk } from '#/api/route-chunk'
import { withFrame } from '#/platform/app-parts'

/** Loads what every signed-in screen needs. */
export const bringSignedIn = routeChunk(() => withFrame(() => import('./-signed-in')))
