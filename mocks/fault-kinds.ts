/** How an answer can be spoilt. `lost` is handled by `serve`: the effect happens and the answer does not arrive. */
export const FAULTS = [
  '500',
  '502',
  '200-html',
  'malformed',
  'wrong-types',
  'empty',
  '404',
  '403',
  '401',
  '409',
  '422',
  '429',
  '429-bare',
  'never',
  'cut',
  'offline',
  'lost',
] as const

/** In an address: the call's answers are as they should be, though its scenario spoils them. */
export const NO_FAULT = 'none'
