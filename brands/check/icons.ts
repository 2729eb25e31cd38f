import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumSandbox, findChromium } from '../../tests/chromium.ts'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { svgFaults } from './file-faults.ts'
import { brandIds } from './load-brand.ts'
import { stamped } from './png-stamp.ts'

// `npm run brand:icons`: draws icon-192.png and icon-512.png of each brand, or of the one in BRAND, from its icon.svg.
readOptions({})
const wanted = process.env['BRAND']
const ids = wanted ? [wanted] : brandIds()
const faults = ids.flatMap((id) => {
  const file = `${BRANDS_DIR}${id}/icon.svg`
  const messages = existsSync(file)
    ? svgFaults('icon.svg', readFileSync(file, 'utf8')).map(({ message }) => message)
    : ['not found']
  return messages.map((message) => `brands/${id}/icon.svg: ${message}`)
})
if (faults.length > 0) stop(faults.join('\n'))

const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox })
for (const id of ids) {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const drawing = readFileSync(`${BRANDS_DIR}${id}/icon.svg`)
    await page.setContent(
      `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${drawing.toString('base64')}">`,
    )
    writeFileSync(`${BRANDS_DIR}${id}/icon-${size}.png`, stamped(await page.screenshot(), drawing))
    await page.close()
  }
  console.log(`${id}: icon-192.png, icon-512.png`)
}
await browser.close()
