import { expect, it } from 'vitest'
import lumen from '../lumen/brand.json'
import { corrections } from './corrections.ts'
import { cssToOklch } from './css-to-oklch.ts'
import type { ThemeInputs } from '../../src/brand/schema/theme-inputs.ts'

const theme = lumen.theme as ThemeInputs
const accent = (css: string): ThemeInputs => ({ ...theme, accent: cssToOklch(css) ?? theme.accent })

it('says what a light accent becomes, and why', () => {
  expect(corrections(accent('#fce765'))).toContainEqual({
    input: 'accent',
    theme: 'light',
    wanted: '#fce765',
    shown: '#837300',
    why: 'in the light theme, where its label could not be read',
  })
})

it('says nothing of what is shown as it is', () => {
  const inLight = corrections(accent('#17518b')).filter((one) => one.theme === 'light')
  expect(inLight.map(({ input, why }) => `${input} ${why}`)).toEqual([
    'spark as text in the light theme, where it could not be read',
    'spark as a line in the light theme, where it could not be seen',
  ])
})
