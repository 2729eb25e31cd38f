/** Routes that act when they are opened: no link from outside may lead there. */
const ACTING = /^\/(?:logout|delete|auto-login)\/?(?:[?#]|$)/i

/** Whether opening a router path does something. */
export const actsWhenOpened = (path: string): boolean => ACTING.test(path)
