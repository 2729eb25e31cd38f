export type KeyCommand =
  | { do: 'play' | 'mute' | 'captions' | 'full-screen' }
  | { do: 'skip' | 'volume'; by: number }
  | { do: 'share'; of: number }
  | { do: 'speed'; to: 1 | -1 }
  | { do: 'mark'; end: 'from' | 'to' }
  | { do: 'keys' }

interface Key {
  key: string
  /** Physical key, for alphabets without Latin letters. */
  code: string
  shiftKey: boolean
}

const BY_LETTER: Record<string, KeyCommand> = {
  k: { do: 'play' },
  j: { do: 'skip', by: -10 },
  l: { do: 'skip', by: 10 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'full-screen' },
  i: { do: 'mark', end: 'from' },
  o: { do: 'mark', end: 'to' },
}

const BY_KEY: Record<string, KeyCommand> = {
  ' ': { do: 'play' },
  ArrowLeft: { do: 'skip', by: -5 },
  ArrowRight: { do: 'skip', by: 5 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  '<': { do: 'speed', to: -1 },
  '>': { do: 'speed', to: 1 },
  '?': { do: 'keys' },
}

/** Where a keyboard with Latin letters has what other alphabets have letters for. */
const SHIFTED: Record<string, string> = { Comma: '<', Period: '>' }

/** What a key says: its own character where that is one of Latin keyboards, else the one that stands at its place there. */
function latin({ key, code, shiftKey }: Key): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  if (key.length !== 1 || /^[\x00-\x7f]$/.test(key)) return key
  return (shiftKey ? SHIFTED[code] : undefined) ?? /^Key([A-Z])$/.exec(code)?.[1] ?? key
}

/** Whether holding the key repeats the command; a toggle would only flicker. */
export function repeats(command: KeyCommand): boolean {
  return command.do === 'skip' || command.do === 'volume'
}

/** Whether a key writes a character: speech input and a hand that slips press such keys unmeant, so that they can be switched off. */
export const isCharacter = ({ key }: Pick<Key, 'key'>): boolean => key.length === 1 && key !== ' '

/** What a learner has moved the focus to. */
const FOCUSED = 'a, button, input, select, textarea, summary, [contenteditable], [tabindex]:not([tabindex="-1"])'

/** Whether such a key may act where it is pressed: only while the player or nothing has the focus (WCAG 2.1.4). */
export function mayUseLetter(target: Element, frame: Element | null): boolean {
  return frame?.contains(target) === true || target.closest(FOCUSED) === null
}

/** A key's command: Space and K play, arrows 5 s, J and L 10 s, M mutes, C captions, F full screen, 0 to 9 tenths, < > the speed, I and O the ends of the repeated part, ? what the keys do; else null. */
export function keyCommand(pressed: Key): KeyCommand | null {
  const { key, code } = pressed
  const tenth = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (tenth && /^[0-9]$/.test(key)) return { do: 'share', of: Number(tenth) / 10 }
  const said = latin(pressed)
  return BY_KEY[said] ?? BY_LETTER[said.toLowerCase()] ?? null
}
