/** Routes that act when they are opened: nobody is sent there from outside. */
const ACTING = /^\/(?:logout|delete|auto-login)\/?(?:[?#]|$)/i

/** Whether a router path does something by being opened. */
export const actsWhenOpened = (path: string): boolean => ACTING.test(path)
