import { loadCode } from '#/platform/load-code'

/** Loads what every signed-in screen needs. */
export const loadSignedIn = () => loadCode(() => import('./-signed-in'), 'home')
