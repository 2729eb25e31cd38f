/** Holds below the width where the shell has a sidebar and modals stand in the middle. */
export const PHONE = '(width < 828px)'
