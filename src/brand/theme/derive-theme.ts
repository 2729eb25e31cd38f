import type { ThemeInputs } from '../schema/theme-inputs.ts'
import { type Colour, fit, fromLch } from './colour.ts'
import { moved, solve, solveForLabel } from './solve.ts'
import type { StateName, ThemeName, Tokens } from './tokens.ts'

/** Fixed hue, chroma and light-theme lightness: red means the same in every brand. */
const STATE_COLOURS = {
  success: { hue: 152, chroma: 0.115, light: 0.5 },
  warning: { hue: 68, chroma: 0.115, light: 0.55 },
  danger: { hue: 25, chroma: 0.165, light: 0.52 },
  info: { hue: 242, chroma: 0.105, light: 0.5 },
} as const

const smooth = (value: number) => {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}

/** Split tone: light neutrals lean to the paper hue, dark ones to the ink hue. */
function neutralOf(inputs: ThemeInputs) {
  return (L: number, strength = 1): Colour => {
    const t = smooth((L - 0.3) / 0.6)
    const paper = fromLch(0, inputs.paper.chroma * strength, inputs.paper.hue)
    const inkChroma = inputs.ink.chroma * strength * Math.min(1, 0.35 + L * 2.2)
    const ink = fromLch(0, inkChroma, inputs.ink.hue)
    return fit({ L, a: paper.a * t + ink.a * (1 - t), b: paper.b * t + ink.b * (1 - t) })
  }
}

function accentColours(inputs: ThemeInputs, dark: boolean) {
  const { lightness, chroma, hue } = inputs.accent
  const grey = chroma < 0.04
  return {
    base: dark ? fromLch(grey ? 0.92 : 0.75, Math.min(chroma * 0.92, 0.108), hue) : fromLch(lightness, chroma, hue),
    soft: dark ? fromLch(0.3, Math.min(chroma * 0.5, 0.052), hue) : fromLch(0.936, Math.min(chroma * 0.26, 0.028), hue),
    // A very dark accent gets lighter under the pointer: darker would not be seen.
    hoverStep: dark ? 0.045 : lightness < 0.35 ? 0.055 : -0.045,
  }
}

function stateColours(state: StateName, dark: boolean) {
  const { hue, chroma, light } = STATE_COLOURS[state]
  return {
    base: dark ? fromLch(0.76, chroma * 0.92, hue) : fromLch(light, chroma, hue),
    soft: dark ? fromLch(0.29, chroma * 0.4, hue) : fromLch(0.948, chroma * 0.26, hue),
  }
}

/** All colour tokens of one theme, computed from a brand's few inputs. */
export function deriveTheme(inputs: ThemeInputs, theme: ThemeName): Tokens {
  const dark = theme === 'dark'
  const away = dark ? 1 : -1
  const neutral = neutralOf(inputs)
  const { accent: accentIn, spark: sparkIn } = inputs

  const bg = neutral(dark ? 0.19 : 0.984)
  const surface = dark ? neutral(0.226) : neutral(0.998, 0.4)
  const raised = dark ? neutral(0.262) : neutral(1, 0)
  const sunken = dark ? neutral(0.16) : neutral(0.957, 1.25)
  const fill = dark ? neutral(0.272) : sunken
  const grounds = [bg, surface, raised, sunken, fill]

  const accentBase = accentColours(inputs, dark)
  const success = stateColours('success', dark)
  const warning = stateColours('warning', dark)
  const danger = stateColours('danger', dark)
  const info = stateColours('info', dark)
  const textGrounds = [...grounds, accentBase.soft]
  // Links also sit in banners, which stand on the soft state colours.
  const linkGrounds = [...textGrounds, success.soft, warning.soft, danger.soft, info.soft]

  const onAccent = dark ? neutral(0.17) : neutral(0.995, 0.5)
  const accent = solveForLabel(solve(accentBase.base, grounds, 3, away), onAccent, 4.5, away)
  const inverse = dark ? neutral(0.945) : neutral(0.232)
  const inverseAccent = dark
    ? solve(fromLch(accentIn.lightness, accentIn.chroma, accentIn.hue), [inverse], 4.5, -1)
    : solve(fromLch(0.8, Math.min(accentIn.chroma * 0.86, 0.105), accentIn.hue), [inverse], 4.5, 1)

  const spark = fromLch(sparkIn.lightness, sparkIn.chroma, sparkIn.hue)
  const sparkSoft = dark
    ? fromLch(0.32, Math.min(sparkIn.chroma * 0.38, 0.06), sparkIn.hue)
    : fromLch(0.945, Math.min(sparkIn.chroma * 0.36, 0.058), sparkIn.hue)
  // Dark yellow reads as green: yellow sparks turn a little to orange as text.
  const yellow = sparkIn.hue > 55 && sparkIn.hue < 110 && !dark
  const sparkTextHue = yellow ? sparkIn.hue - 10 : sparkIn.hue
  const sparkTextBase = fromLch(dark ? 0.82 : 0.55, Math.min(sparkIn.chroma, 0.12), sparkTextHue)

  const stateText = ({ base, soft }: { base: Colour; soft: Colour }) => solve(base, [...grounds, soft], 4.5, away)
  const onState = dark ? neutral(0.17) : neutral(1, 0)
  const media = neutral(0.165)

  return fitAll({
    bg,
    surface,
    raised,
    sunken,
    fill,
    'accent-soft': accentBase.soft,
    'success-soft': success.soft,
    'warning-soft': warning.soft,
    'danger-soft': danger.soft,
    'info-soft': info.soft,
    accent,
    'on-accent': onAccent,
    'accent-hover': moved(accent, accentBase.hoverStep),
    'accent-pressed': moved(accent, accentBase.hoverStep * (dark ? -1.2 : 1.9)),
    'accent-text': solve(accent, linkGrounds, 4.5, away),
    focus: solve(accent, grounds, 3, away),
    text: neutral(dark ? 0.945 : 0.232),
    muted: solve(neutral(dark ? 0.72 : 0.52), textGrounds, 4.5, away),
    disabled: neutral(dark ? 0.5 : 0.68),
    border: neutral(dark ? 0.315 : 0.905, 1.1),
    'border-strong': solve(neutral(dark ? 0.5 : 0.66), grounds, 3, away),
    inverse,
    'on-inverse': dark ? neutral(0.2) : neutral(0.985),
    'inverse-accent': inverseAccent,
    spark,
    'on-spark': neutral(0.2),
    'spark-soft': sparkSoft,
    'spark-text': solve(sparkTextBase, [...grounds, sparkSoft], 4.5, away),
    'spark-line': dark ? spark : solve(spark, grounds, 3, -1),
    success: stateText(success),
    'on-success': onState,
    warning: stateText(warning),
    'on-warning': onState,
    danger: stateText(danger),
    'on-danger': onState,
    info: stateText(info),
    'on-info': onState,
    media,
    'on-media': neutral(0.965),
    'media-muted': solve(neutral(0.74), [media], 4.5, 1),
  })
}

function fitAll(tokens: Tokens): Tokens {
  // The keys are those of the argument; `Object.entries` forgets them.
  return Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [name, fit(colour)])) as Tokens
}
