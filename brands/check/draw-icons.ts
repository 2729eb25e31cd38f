import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumSandbox, findChromium } from '../../tests/chromium.ts'
import { stamped } from './png-stamp.ts'

/** Draws icon-192.png and icon-512.png of brands from their icon.svg; `folders` end with a slash. */
export async function drawIcons(folders: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox })
  for (const folder of folders) {
    const drawing = readFileSync(`${folder}icon.svg`)
    for (const size of [192, 512]) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      await page.setContent(
        `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${drawing.toString('base64')}">`,
      )
      writeFileSync(`${folder}icon-${size}.png`, stamped(await page.screenshot(), drawing))
      await page.close()
    }
  }
  await browser.close()
}
