import { expect, it } from 'vitest'
import { keyCommand, repeats } from './key-command'

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
  { key: 'q', code: 'KeyQ', command: null },
])('$key ($code) is $command', ({ key, code, command }) => {
  expect(keyCommand({ key, code })).toEqual(command)
})

it('repeats seeking and volume while a key is held, but no toggle', () => {
  expect(repeats({ do: 'skip', by: 5 })).toBe(true)
  expect(repeats({ do: 'volume', by: 0.1 })).toBe(true)
  expect(repeats({ do: 'play' })).toBe(false)
  expect(repeats({ do: 'full-screen' })).toBe(false)
  expect(repeats({ do: 'share', of: 0.5 })).toBe(false)
})
