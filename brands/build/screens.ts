// Modules of the app that the build knows by name: the first screens, and what they need.
export const LOGIN = 'src/routes/_guest/index.tsx'
/** Guard and shell of every signed-in screen. */
export const SIGNED_IN = 'src/routes/-signed-in.ts'
export const HOME = 'src/routes/_auth/_home/home.tsx'
export const DAY = 'src/routes/_auth/course.$streamId/calendar.$dayNumber.tsx'
