/** Media query for windows that are too narrow for the shell's sidebar and for centred modals. */
export const PHONE = '(width < 828px)'
