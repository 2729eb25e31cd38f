import { report } from '#/api/report'
import type { ThemeInputs } from '../schema/theme-inputs'
import { parseCssColour } from './css-colour'
import { remoteColours, UNKNOWN } from './remote-colours'

/** Applies those of the domain's colours that may be applied, and reports the rest. Loaded only where the domain sends colours. */
export function applyRemoteTheme(remote: Readonly<Record<string, string>>, inputs: ThemeInputs): void {
  const { applied, dropped } = remoteColours(remote, inputs, (css) => parseCssColour(computedColour(css)))
  for (const [token, colour] of Object.entries(applied)) {
    document.documentElement.style.setProperty(`--${token}`, colour)
  }
  for (const { token, colour, reason } of dropped) {
    // Learners' consoles need no report of what was meant for another app.
    if (reason === UNKNOWN && import.meta.env.PROD) continue
    report(new Error('A remote colour was dropped'), { context: 'brand', facts: { token, colour, reason } })
  }
}

/** Lets the browser resolve any way to write a colour: names, hsl() and the like come back as rgb() or oklch(). */
function computedColour(css: string): string {
  if (!CSS.supports('color', css)) return ''
  const probe = document.createElement('i')
  probe.style.color = css
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
