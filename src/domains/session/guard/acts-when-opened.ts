/** Routes that act when they are opened: no link from outside may lead there. */
const ACTING = /^\/(?:logout|delete|auto-login)\/?(?:[?#]|$)/i

/** Whether opening a router path does something. */
export const actsWhenOpened = (path: string): boolean => ACTING.test(asRouted(path))

/** As the router reads a path: letters may be written as bytes, and control characters count for nothing. */
const asRouted = (path: string): string =>
  path
    .replaceAll(/%([0-7][\da-f])/gi, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)))
    .replaceAll(/\p{Cc}/gu, '')
