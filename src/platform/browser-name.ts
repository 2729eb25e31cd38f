/** Name and main version of the browser, and its system, from a user agent; an unknown one is named as such. */
export function browserName(userAgent: string): string {
  const [, browser = 'Browser', version = ''] =
    /\b(Edg|OPR|YaBrowser|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome)[a-z]*\/(\d+)/i.exec(moreTelling(userAgent)) ??
    /\b(Version)\/(\d+)[\d.]* .*Safari/.exec(userAgent) ??
    []
  const [system = 'unknown system'] =
    /iPhone|iPad|Android(?: \d+)?|Windows|Mac OS X|CrOS|Linux(?!; Android)/.exec(userAgent) ?? []
  return `${BROWSERS[browser] ?? browser} ${version}`.trim() + `, ${system}`
}

const BROWSERS: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Version: 'Safari',
}

/** Chromium's relatives name themselves after "Chrome". */
const moreTelling = (userAgent: string) =>
  /\b(?:Edg|OPR|YaBrowser|SamsungBrowser)/.test(userAgent) ? userAgent.replace(/Chrome\/\S+/, '') : userAgent
