import { measureTheme } from './faults.ts'
import { BrandFaults, brandIds, loadBrand } from './load-brand.ts'

/** `npm run brand:check`: checks all brands, or the one in BRAND; prints the contrast, ends with 1 on faults. */
function check(id: string): boolean {
  try {
    const pairs = measureTheme(loadBrand(id).theme)
    const margin = ({ pair, ratio }: (typeof pairs)[number]) => ratio / pair[2]
    const [first, ...rest] = pairs
    if (!first) return false
    const tightest = rest.reduce((least, pair) => (margin(pair) < margin(least) ? pair : least), first)
    const [foreground, ground, needs] = tightest.pair
    process.stdout.write(
      `${id}: ${pairs.length} colour pairs hold; tightest ${foreground} on ${ground}, ${tightest.theme}: ` +
        `${tightest.ratio.toFixed(2)} of ${needs}\n`,
    )
    return true
  } catch (error) {
    if (!(error instanceof BrandFaults)) throw error
    process.stderr.write(`${error.message}\n`)
    return false
  }
}

const wanted = process.env['BRAND']
const results = (wanted ? [wanted] : brandIds()).map(check)
if (results.includes(false)) process.exitCode = 1
