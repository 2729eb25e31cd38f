import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumSandbox, findChromium } from '../tests/chromium.ts'
import { stop } from '../tests/stop.ts'
import { BRANDS_DIR } from './asset-files.ts'
import { brandIds } from './load-brand.ts'

// `npm run brand:icons`: draws icon-192.png and icon-512.png of each brand, or of the one in BRAND, from its icon.svg.
const wanted = process.env['BRAND']
const ids = wanted ? [wanted] : brandIds()
const missing = ids.filter((id) => !existsSync(`${BRANDS_DIR}${id}/icon.svg`))
if (missing.length > 0) stop(missing.map((id) => `brands/${id}: icon.svg not found`).join('\n'))

const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox })
for (const id of ids) {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const drawing = readFileSync(`${BRANDS_DIR}${id}/icon.svg`).toString('base64')
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${drawing}">`,
    )
    await page.screenshot({ path: `${BRANDS_DIR}${id}/icon-${size}.png` })
    await page.close()
  }
}
await browser.close()
