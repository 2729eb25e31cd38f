export type KeyCommand =
  | { do: 'play' | 'mute' | 'captions' | 'full-screen' }
  | { do: 'skip' | 'volume'; by: number }
  | { do: 'share'; of: number }
  | { do: 'speed'; to: 1 | -1 }

interface Key {
  key: string
  /** Physical key, so that letters work with every alphabet. */
  code: string
}

const BY_CODE: Record<string, KeyCommand> = {
  KeyK: { do: 'play' },
  KeyJ: { do: 'skip', by: -10 },
  KeyL: { do: 'skip', by: 10 },
  KeyM: { do: 'mute' },
  KeyC: { do: 'captions' },
  KeyF: { do: 'full-screen' },
}

const BY_KEY: Record<string, KeyCommand> = {
  ' ': { do: 'play' },
  ArrowLeft: { do: 'skip', by: -5 },
  ArrowRight: { do: 'skip', by: 5 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  '<': { do: 'speed', to: -1 },
  '>': { do: 'speed', to: 1 },
}

/** Whether holding the key repeats the command; a toggle would only flicker. */
export function repeats(command: KeyCommand): boolean {
  return command.do === 'skip' || command.do === 'volume'
}

/** A key's command: Space and K play, arrows 5 s, J and L 10 s, M mutes, C captions, F full screen, 0 to 9 tenths, < > the speed; else null. */
export function keyCommand({ key, code }: Key): KeyCommand | null {
  const tenth = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (tenth && /^[0-9]$/.test(key)) return { do: 'share', of: Number(tenth) / 10 }
  return BY_KEY[key] ?? BY_CODE[code] ?? null
}
