// `npm run app:sync`: makes or refreshes the projects for Android and iOS of the brand in BRAND, in app/<brand>/, from its built app.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { chromium } from 'playwright'
import { toHex } from '../../src/brand/theme/colour.ts'
import { deriveTheme } from '../../src/brand/theme/derive-theme.ts'
import { chromiumSandbox, findChromium } from '../../tests/chromium.ts'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { loadBrand } from '../check/load-brand.ts'
import {
  androidGradle,
  androidLocales,
  androidManifest,
  capacitorConfig,
  entitlements,
  infoPlist,
  infoPlistStrings,
  xcodeProject,
} from '../emit/app-project.ts'
import { BRANDS_DIR, pngSides } from '../emit/asset-files.ts'

const { from, out } = readOptions({
  from: { type: 'string', default: 'dist' },
  out: { type: 'string', default: 'app' },
})
const id = process.env['BRAND'] ?? stop('BRAND=<id> names the brand')
const brand = loadBrand(id)
const built = join(from, `${id}-app`)
if (!existsSync(join(built, 'index.html'))) stop(`${built} is missing: APP=mobile BRAND=${id} npm run build makes it`)
const folder = join(out, id)
mkdirSync(folder, { recursive: true })

const write = (file: string, text: string | Uint8Array) => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const change = (file: string, by: (text: string, one: typeof brand) => string) =>
  write(file, by(readFileSync(join(folder, file), 'utf8'), brand))

const packages: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const ofCapacitor = Object.entries({ ...packages.devDependencies, ...packages.dependencies }).filter(([name]) =>
  name.startsWith('@capacitor/'),
)
// By these Capacitor finds its own parts, in the node_modules above.
write(
  'package.json',
  `${JSON.stringify({ name: `${id}-app`, private: true, dependencies: Object.fromEntries(ofCapacitor) }, null, 2)}\n`,
)
write('capacitor.config.json', capacitorConfig(brand, relative(folder, built)))

const cli = join(import.meta.dirname, '../../node_modules/@capacitor/cli/bin/capacitor')
const cap = (...words: string[]) => execFileSync(process.execPath, [cli, ...words], { cwd: folder, stdio: 'inherit' })
for (const platform of ['android', 'ios']) if (!existsSync(join(folder, platform))) cap('add', platform)

change('android/app/src/main/AndroidManifest.xml', androidManifest)
change('android/app/build.gradle', androidGradle)
write('android/app/src/main/res/xml/locales_config.xml', androidLocales(brand))
change('ios/App/App/Info.plist', infoPlist)
change('ios/App/App.xcodeproj/project.pbxproj', xcodeProject)
write('ios/App/App/App.entitlements', entitlements(brand))
for (const language of brand.languages)
  write(`ios/App/App/${language}.lproj/InfoPlist.strings`, infoPlistStrings(language))
await drawPictures()
cap('sync')
console.log(`${folder}: open ${folder}/android in Android Studio, ${folder}/ios/App/App.xcodeproj in Xcode`)

/** Draws the brand's icon over every icon and opening picture of the templates, in their sizes. */
async function drawPictures(): Promise<void> {
  const drawing = readFileSync(`${BRANDS_DIR}${id}/icon.svg`).toString('base64')
  const ground = toHex(deriveTheme(brand.theme, 'light').bg)
  const files = globSync(['android/app/src/main/res/**/*.png', 'ios/App/App/Assets.xcassets/**/*.png'], { cwd: folder })
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox })
  const page = await browser.newPage()
  for (const file of files) {
    const [width, height] = pngSides(readFileSync(join(folder, file))) ?? [512, 512]
    const isSplash = /splash/i.test(file)
    const side = isSplash ? Math.round(Math.min(width, height) / 4) : width
    const shape = isSplash ? 'border-radius:22%' : file.endsWith('ic_launcher_round.png') ? 'border-radius:50%' : ''
    // One page draws them one after the other.
    // oxlint-disable no-await-in-loop
    await page.setViewportSize({ width, height })
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;${isSplash ? `background:${ground}` : ''}}img{width:${side}px;${shape}}</style><img src="data:image/svg+xml;base64,${drawing}">`,
    )
    write(file, await page.screenshot({ omitBackground: true }))
    // oxlint-enable no-await-in-loop
  }
  await browser.close()
}
