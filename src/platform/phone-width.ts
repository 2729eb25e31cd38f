/** Media query below the width at which the shell has a sidebar and modals are centred. */
export const PHONE = '(width < 828px)'
