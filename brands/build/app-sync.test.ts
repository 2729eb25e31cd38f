import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isFullRun } from '../../tests/some-rows.ts'
import { pngSides } from '../emit/asset-files.ts'

/** Below `node_modules`, where Capacitor finds its parts and git sees nothing. */
const PLACE = `node_modules/.cache/app-sync-${process.pid}`
const sync = () =>
  execFileSync(process.execPath, ['brands/build/app-sync.ts', '--from', `${PLACE}/dist`, '--out', `${PLACE}/app`], {
    env: { ...process.env, BRAND: 'kinetic' },
    encoding: 'utf8',
    stdio: 'pipe',
  })

afterAll(() => rmSync(PLACE, { recursive: true, force: true }))

it('says what is missing before it begins', () => {
  expect(sync).toThrow('APP=mobile BRAND=kinetic npm run build makes it')
})

// Starts Capacitor five times, and a browser for the pictures: half a minute.
it.runIf(isFullRun)('makes a project for each system as far as that goes without its SDK, and refreshes it', () => {
  mkdirSync(`${PLACE}/dist/kinetic-app`, { recursive: true })
  writeFileSync(`${PLACE}/dist/kinetic-app/index.html`, '<h1>first</h1>')
  sync()
  const at = (file: string) => join(PLACE, 'app/kinetic', file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const assets = ['android/app/src/main/assets/public/index.html', 'ios/App/App/public/index.html']
  for (const file of assets) expect(read(file)).toContain('first')
  expect(read('android/app/src/main/AndroidManifest.xml')).toContain('android:host="learn.kinetic.example"')
  expect(read('android/app/src/main/res/values/strings.xml')).toContain('<string name="app_name">Kinetic</string>')
  expect(read('android/app/capacitor.build.gradle')).toContain(':capacitor-app')
  expect(read('ios/App/App/Info.plist')).toContain('NSCameraUsageDescription')
  expect(read('ios/App/App/ru.lproj/InfoPlist.strings')).toContain('Фотографии')
  expect(read('ios/App/CapApp-SPM/Package.swift')).toContain('CapacitorShare')
  const icon = readFileSync(at('ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'))
  expect(pngSides(icon)).toEqual([1024, 1024])
  const project = read('ios/App/App.xcodeproj/project.pbxproj')
  writeFileSync(`${PLACE}/dist/kinetic-app/index.html`, '<h1>second</h1>')
  sync()
  for (const file of assets) expect(read(file)).toContain('second')
  expect(read('ios/App/App.xcodeproj/project.pbxproj')).toBe(project)
  expect(existsSync(at('android/app/src/main/res/xml/locales_config.xml'))).toBe(true)
})
