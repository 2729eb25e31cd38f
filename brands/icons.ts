import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumSandbox, findChromium } from '../tests/chromium.ts'
import { BRANDS_DIR } from './asset-files.ts'
import { brandIds } from './load-brand.ts'

// `npm run brand:icons`: draws icon-192.png and icon-512.png of each brand from its icon.svg. Run it when an icon changes.
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox })
for (const id of brandIds()) {
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
