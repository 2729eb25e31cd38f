// Draws the pictures of the app that a brand may bring along, from its mock build: home by day on a desk with home by night on a phone,
// and the phone alone. The README shows the first; browsers show both where they offer to install the app.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import { BRANDS_DIR, PICTURES } from '../brands/emit/asset-files.ts'
import { ANSWERED } from './answered-cookies.ts'
import { chromiumArgs, chromiumSandbox, findChromium } from './chromium.ts'

const brand = process.env['BRAND'] ?? 'lumen'
const EVENING = '2026-06-09T18:30:00Z'
const DESK = { width: 1360, height: 972 }
const PHONE = { width: 390, height: 844 }
const [WIDE, NARROW] = PICTURES

const server = spawn(process.execPath, ['tests/serve.ts', '--port', '0', '--dir', 'dist-mock'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
let port = ''
for await (const line of createInterface(server.stdout)) {
  port = /listening on (\d+)/.exec(line)?.[1] ?? ''
  if (port) break
}
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox,
  args: chromiumArgs,
})

/** Home in the evening, as it stands once everything has come. */
async function home(size: { width: number; height: number }, colorScheme: 'light' | 'dark', deviceScaleFactor: number) {
  const context = await browser.newContext({
    viewport: size,
    // The bars of a phone lie over what scrolls.
    isMobile: size === PHONE,
    colorScheme,
    deviceScaleFactor,
    reducedMotion: 'reduce',
    storageState: ANSWERED,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  })
  const page = await context.newPage()
  const path = `/v/home?panel=off&scenario=main&clock=${EVENING}`
  await page.goto(`http://${brand}.localhost:${port}${path}`, { waitUntil: 'networkidle' })
  await page.waitForFunction(
    () =>
      [...document.fonts].some(({ family, status }) => !family.includes('Fallback') && status === 'loaded') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** Both as they would lie on a table. */
async function together(desk: Buffer, phone: Buffer, path: string) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 } })
  const source = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`
  await page.setContent(`<style>
    body { margin: 0; background: #eae3d8 }
    img { position: absolute; box-shadow: 0 18px 44px -12px #0004, 0 2px 6px #0002 }
  </style>
  <img src="${source(desk)}" style="left:34px;top:64px;width:850px;border-radius:16px">
  <img src="${source(phone)}" style="left:914px;top:102px;width:250px;border-radius:32px">`)
  await page.screenshot({ path })
}

try {
  const folder = `${BRANDS_DIR}${brand}/`
  await together(await home(DESK, 'light', 1), await home(PHONE, 'dark', 1), folder + WIDE)
  writeFileSync(folder + NARROW, await home(PHONE, 'light', 1.25))
} finally {
  await browser.close()
  server.kill()
}
