import type { Brand } from '../../src/brand/schema.ts'
import { readOptions } from '../../tests/options.ts'
import { corrections } from './corrections.ts'
import { copyNotes } from './copied.ts'
import { measureTheme } from './faults.ts'
import { BrandFaults, brandFolder, brandIds, faultWords, loadBrand, soundBrands, withLines } from './load-brand.ts'
import { warnings } from './warnings.ts'

/** `npm run brand:check`: checks all brands, or the one in BRAND; prints what is worth knowing, and exits with 1 on faults. */
function check(id: string): boolean {
  try {
    const brand = loadBrand(id)
    const others = soundBrands()
    const lines = [...warningLines(brand, others), ...accentNotes(brand), ...copyNotes(brand, others)]
    process.stdout.write(`${id}: ${contrastWords(brand)}\n${lines.join('')}`)
    return true
  } catch (error) {
    if (!(error instanceof BrandFaults)) throw error
    process.stderr.write(`${error.message}\n`)
    return false
  }
}

const warningLines = (brand: Brand, others: readonly Brand[]) =>
  withLines(brandFolder(brand.id).json, warnings(brand, others)).map(
    (fault) => `  warning: ${faultWords(brand.id, fault)}\n`,
  )

function contrastWords(brand: Brand): string {
  const pairs = measureTheme(brand.theme)
  const margin = ({ pair, ratio }: (typeof pairs)[number]) => ratio / pair[2]
  const { pair, theme, ratio } = pairs.reduce((least, one) => (margin(one) < margin(least) ? one : least))
  const [foreground, ground, needs] = pair
  return `${pairs.length} colour pairs hold; tightest ${foreground} on ${ground}, ${theme}: ${ratio.toFixed(2)} of ${needs}`
}

/** A light accent cannot carry a light label, so it is made darker: its owner should know that before seeing it. */
const accentNotes = ({ theme }: Brand): string[] =>
  corrections(theme)
    .filter((one) => one.input === 'accent' && one.theme === 'light')
    .map(({ wanted, shown, why }) => `  note: the accent ${wanted} is shown as ${shown} ${why}\n`)

readOptions({})
const wanted = process.env['BRAND']
const results = (wanted ? [wanted] : brandIds()).map(check)
if (results.includes(false)) process.exitCode = 1
