import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ThemeInputs } from '../../../src/brand/schema/theme-inputs.ts'
import { isTooWeak, measurePairs, toRgbTokens } from '../../../src/brand/theme/check-tokens.ts'
import { rgbHex } from '../../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../../src/brand/theme/derive-theme.ts'
import { THEMES, type ThemeName } from '../../../src/brand/theme/tokens.ts'
import { Segmented } from '../../../src/ui/fields/segmented.tsx'
import { Pill } from '../../../src/ui/pill.tsx'
import { Banner } from '../../../src/ui/states/banner.tsx'
import { corrections } from '../../check/corrections.ts'
import type { Fault } from '../../check/faults.ts'
import type { Verdict } from '../desk.ts'
import { sentence } from './faults.tsx'
import { Scrolled } from './scrolled.tsx'

export const THEME_OPTIONS = THEMES.map((value) => ({ value, label: value === 'light' ? 'Light' : 'Dark' }))

interface SwatchProps {
  hex: string
}

const Swatch = ({ hex }: SwatchProps) => (
  <span
    aria-hidden="true"
    className="inline-block size-5 shrink-0 rounded-sm border border-line align-middle"
    style={{ background: hex }}
  />
)

interface ThemeProps {
  theme: ThemeInputs
}

/** What of the brand's colours is shown as another one, and why. */
export function Corrections({ theme }: ThemeProps) {
  return (
    <ul className="m-0 flex list-none flex-col gap-3 p-0 pt-5">
      {corrections(theme).map(({ input, theme: where, wanted, shown, why }) => (
        <li key={`${input} ${where} ${why}`} className="flex flex-wrap items-center gap-2 text-small">
          <Swatch hex={wanted} />
          <span aria-hidden="true">→</span>
          <Swatch hex={shown} />
          <span>
            The {input} <b className="num">{wanted}</b> is shown as <b className="num">{shown}</b> {why}.
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Less contrast is for lines and signs, which are shown as such. */
const TEXT_NEEDS = 4.5

/** Every pair of colours that meet on a screen, the tightest first. */
export function Contrast({ theme }: ThemeProps) {
  const [where, setWhere] = useState<ThemeName>('light')
  const tokens = toRgbTokens(deriveTheme(theme, where))
  const margin = ({ pair, ratio }: { pair: readonly [string, string, number]; ratio: number }) => ratio / pair[2]
  const pairs = measurePairs(tokens, where).toSorted((one, other) => margin(one) - margin(other))
  return (
    <div className="pt-5">
      <Segmented label="Theme" options={THEME_OPTIONS} value={where} onChange={setWhere} />
      <Scrolled label="Contrast of each pair">
        <table className="w-full min-w-120 border-collapse text-small">
          <thead>
            <tr className="border-b border-line text-start text-caption text-muted">
              {['Sample', 'Foreground on ground', 'Contrast', 'Needs', 'Verdict'].map((head) => (
                <th key={head} scope="col" className="py-2 pe-3 text-start font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map((one) => {
              const [front, ground, needs] = one.pair
              const [frontHex, groundHex] = [rgbHex(tokens[front]), rgbHex(tokens[ground])]
              return (
                <tr key={`${front} ${ground}`} className="border-b border-line">
                  <td className="py-1.5 pe-3">
                    <span
                      aria-hidden="true"
                      className="inline-grid h-7 w-12 place-items-center rounded-sm border border-line font-strong"
                      style={{ background: groundHex, color: frontHex }}
                    >
                      {needs < TEXT_NEEDS ? <span className="size-3.5 rounded-full bg-current" /> : 'Aa'}
                    </span>
                  </td>
                  <th scope="row" className="pe-3 text-start font-normal">
                    <b>{front}</b> on {ground}{' '}
                    <span className="num text-muted">
                      {frontHex} on {groundHex}
                    </span>
                  </th>
                  <td className="num pe-3">{one.ratio.toFixed(2)}</td>
                  <td className="num pe-3 text-muted">{needs}</td>
                  <td>
                    {isTooWeak(one) ? (
                      <Pill bare tone="danger" icon={CircleAlert}>
                        too weak
                      </Pill>
                    ) : (
                      <Pill bare tone="success" icon={CircleCheck}>
                        holds
                      </Pill>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scrolled>
    </div>
  )
}

interface MessagesProps {
  verdict: Verdict
  refusal: string | null
  /** Leads to the place where a fault is mended. */
  onShow: (fault: Fault) => void
}

/** What is wrong with the draft and with the brand's other files, and what is seldom meant. */
export function Messages({ verdict, refusal, onShow }: MessagesProps) {
  const { faults, fileFaults, warnings, notes } = verdict
  return (
    <div className="flex flex-col gap-3" role="status">
      {refusal !== null && (
        <Banner tone="danger" title="Not saved.">
          {refusal}
        </Banner>
      )}
      {faults.map((fault) => (
        <Banner
          key={fault.path + fault.message}
          tone="danger"
          title={`${fault.path}${fault.line ? ` (line ${fault.line})` : ''}:`}
        >
          {sentence(fault.message)}{' '}
          <button type="button" className="link" onClick={() => onShow(fault)}>
            Mend {fault.path}
          </button>
        </Banner>
      ))}
      {faults.length > 0 && (
        <p className="m-0 text-small text-muted">
          Where something is wrong, the screens show what was sound before, or what the demo has.
        </p>
      )}
      {fileFaults.map(({ path, message }) => (
        <Banner key={path + message} tone="danger" title={`${path}:`}>
          {message}. Replace it in the brand’s folder; until then the screens show that of the demo, and nothing can be
          built.
        </Banner>
      ))}
      {warnings.map(({ path, message }) => (
        <Banner key={path + message} tone="warning" title={`${path}:`}>
          {message}
        </Banner>
      ))}
      {notes.length > 0 && (
        <Banner title={`${notes.length} values are still those of the brand that this one was copied from.`}>
          npm run brand:check lists them.
        </Banner>
      )}
    </div>
  )
}
