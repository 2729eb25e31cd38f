import { expect, it } from 'vitest'
import { isCharacter, keyCommand, mayUseLetter, repeats } from './key-command'

it.each([
  { key: ' ', code: 'Space', command: { do: 'play' } },
  { key: 'л', code: 'KeyK', command: { do: 'play' } },
  { key: 'j', code: 'KeyJ', command: { do: 'skip', by: -10 } },
  { key: 'l', code: 'KeyL', command: { do: 'skip', by: 10 } },
  { key: 'ArrowLeft', code: 'ArrowLeft', command: { do: 'skip', by: -5 } },
  { key: 'ArrowRight', code: 'ArrowRight', command: { do: 'skip', by: 5 } },
  { key: 'ArrowUp', code: 'ArrowUp', command: { do: 'volume', by: 0.1 } },
  { key: 'ArrowDown', code: 'ArrowDown', command: { do: 'volume', by: -0.1 } },
  { key: 'm', code: 'KeyM', command: { do: 'mute' } },
  { key: 'c', code: 'KeyC', command: { do: 'captions' } },
  { key: 'f', code: 'KeyF', command: { do: 'full-screen' } },
  { key: '0', code: 'Digit0', command: { do: 'share', of: 0 } },
  { key: '7', code: 'Numpad7', command: { do: 'share', of: 0.7 } },
  { key: '&', code: 'Digit7', command: null },
  { key: '<', code: 'Comma', command: { do: 'speed', to: -1 } },
  { key: '>', code: 'Period', command: { do: 'speed', to: 1 } },
  { key: 'i', code: 'KeyI', command: { do: 'mark', end: 'from' } },
  { key: 'щ', code: 'KeyO', command: { do: 'mark', end: 'to' } },
  { key: '?', code: 'Slash', shiftKey: true, command: { do: 'keys' } },
  { key: 'q', code: 'KeyQ', command: null },
  // AZERTY: M stands where a Latin keyboard has the semicolon, and a comma where it has M.
  { key: 'm', code: 'Semicolon', command: { do: 'mute' } },
  { key: ',', code: 'KeyM', command: null },
  { key: '<', code: 'IntlBackslash', command: { do: 'speed', to: -1 } },
  // Dvorak: K stands where others have V, and T where they have K.
  { key: 'k', code: 'KeyV', command: { do: 'play' } },
  { key: 't', code: 'KeyK', command: null },
  { key: 'F', code: 'KeyF', command: { do: 'full-screen' } },
  // Cyrillic: by position, speed too.
  { key: 'ь', code: 'KeyM', command: { do: 'mute' } },
  { key: 'Б', code: 'Comma', shiftKey: true, command: { do: 'speed', to: -1 } },
  { key: 'Ю', code: 'Period', shiftKey: true, command: { do: 'speed', to: 1 } },
  { key: 'ю', code: 'Period', command: null },
  { key: 'é', code: 'Digit2', command: null },
  { key: 'Ж', code: 'Semicolon', shiftKey: true, command: null },
  { key: 'Tab', code: 'Tab', command: null },
])('$key ($code) is $command', ({ key, code, shiftKey = false, command }) => {
  expect(keyCommand({ key, code, shiftKey })).toEqual(command)
})

it('repeats seeking and volume while a key is held, but no toggle', () => {
  expect(repeats({ do: 'skip', by: 5 })).toBe(true)
  expect(repeats({ do: 'volume', by: 0.1 })).toBe(true)
  expect(repeats({ do: 'play' })).toBe(false)
  expect(repeats({ do: 'full-screen' })).toBe(false)
  expect(repeats({ do: 'share', of: 0.5 })).toBe(false)
})

it('knows the keys that write a character', () => {
  expect(['k', 'л', '7', '<'].every((key) => isCharacter({ key }))).toBe(true)
  expect([' ', 'ArrowLeft', 'Escape'].some((key) => isCharacter({ key }))).toBe(false)
})

it('lets such a key act while the player or nothing has the focus', () => {
  const page = { closest: () => null } as unknown as Element
  const link = { closest: () => link } as unknown as Element
  const frame = (inside: Element) => ({ contains: (one: Element) => one === inside }) as unknown as Element
  expect(mayUseLetter(page, frame(link))).toBe(true)
  expect(mayUseLetter(link, frame(link))).toBe(true)
  expect(mayUseLetter(link, frame(page))).toBe(false)
  expect(mayUseLetter(page, null)).toBe(true)
  expect(mayUseLetter(link, null)).toBe(false)
})
