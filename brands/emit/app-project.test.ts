import { expect, it } from 'vitest'
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
} from './app-project.ts'

const kinetic = loadBrand('kinetic')

const MANIFEST = `<manifest>
    <application
        android:allowBackup="true">
        <activity>
        </activity>
    </application>
    <uses-permission android:name="android.permission.INTERNET" />
</manifest>`

const PLIST = '<plist version="1.0">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>App</string>\n</dict>\n</plist>\n'

const PROJECT = `/* End PBXBuildFile section */
/* End PBXFileReference section */
			children = (
				504E /* Info.plist */,
			);
			knownRegions = (
				en,
				Base,
			);
			isa = PBXResourcesBuildPhase;
			buildActionMask = 2147483647;
			files = (
				504F /* Assets.xcassets in Resources */,
			);
/* End PBXVariantGroup section */
				CURRENT_PROJECT_VERSION = 1;
				INFOPLIST_FILE = App/Info.plist;
				IPHONEOS_DEPLOYMENT_TARGET = 15.0;
				MARKETING_VERSION = 1.0;
				CURRENT_PROJECT_VERSION = 1;
				INFOPLIST_FILE = App/Info.plist;
				MARKETING_VERSION = 1.0;
`

it('names the app, and leaves calls to the browser', () => {
  expect(JSON.parse(capacitorConfig(kinetic, '../../dist/kinetic-app'))).toEqual({
    appId: 'example.kinetic.app',
    appName: 'Kinetic',
    webDir: '../../dist/kinetic-app',
    server: { androidScheme: 'https' },
    plugins: { CapacitorHttp: { enabled: false }, CapacitorCookies: { enabled: false } },
  })
})

it('Android opens the links of the site and of the app in it', () => {
  const made = androidManifest(MANIFEST, kinetic)
  expect(made).toContain(
    '<data android:scheme="https" android:host="learn.kinetic.example" android:pathPrefix="/v/" />',
  )
  expect(made).toContain('<data android:scheme="example.kinetic.app" />')
  expect(made).toContain('android:allowBackup="false"')
  expect(made).toContain('android.permission.CAMERA')
  expect(made.indexOf('autoVerify')).toBeLessThan(made.indexOf('</activity>'))
  expect(androidManifest(made, kinetic)).toBe(made)
  expect(androidLocales(kinetic).match(/android:name="\w\w"/g)).toHaveLength(3)
})

it('both systems get the version, as a number that grows with it', () => {
  const gradle = 'versionCode 1\nversionName "1.0"'
  expect(androidGradle(gradle, kinetic)).toBe('versionCode 3012000\nversionName "3.12.0"')
  const project = xcodeProject(PROJECT, kinetic)
  expect(project.match(/MARKETING_VERSION = 3\.12\.0;/g)).toHaveLength(2)
  expect(project.match(/CURRENT_PROJECT_VERSION = 3012000;/g)).toHaveLength(2)
  expect(project).toContain('IPHONEOS_DEPLOYMENT_TARGET = 17.5;')
})

it('iOS asks for the camera in three languages, and opens the links of the site', () => {
  const plist = infoPlist(PLIST, kinetic)
  expect(plist.match(/<key>NS\w+UsageDescription<\/key>\n\t<string>.+<\/string>/g)).toHaveLength(3)
  expect(plist).toContain('<string>example.kinetic.app</string>\n\t\t\t</array>')
  expect(plist.endsWith('</dict>\n</plist>\n')).toBe(true)
  expect(infoPlist(plist, kinetic)).toBe(plist)
  for (const [language, word] of [
    ['en', 'Photos'],
    ['ru', 'Фотографии'],
    ['es', 'Fotos'],
  ] as const)
    expect(infoPlistStrings(language)).toMatch(new RegExp(`^NSCameraUsageDescription = "${word} .+";\n`))
  expect(entitlements(kinetic)).toContain('<string>applinks:learn.kinetic.example</string>')
})

it('Xcode copies the translations, and signs with the links', () => {
  const made = xcodeProject(PROJECT, kinetic)
  expect(made).toMatch(/files = \(\n\t+\w{24} \/\* InfoPlist\.strings in Resources \*\/,\n/)
  expect(
    made.match(/isa = PBXFileReference; lastKnownFileType = text\.plist\.strings; name = (?:en|ru|es);/g),
  ).toHaveLength(3)
  expect(made).toContain('knownRegions = (\n\t\t\t\tBase,\n\t\t\t\ten,\n\t\t\t\tru,\n\t\t\t\tes,\n\t\t\t)')
  expect(made.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2)
  expect(xcodeProject(made, kinetic)).toBe(made)
})

it.each([
  ['a manifest', () => androidManifest('<manifest>', kinetic), '</activity>'],
  ['a manifest without permissions', () => androidManifest('\n        </activity>', kinetic), 'INTERNET'],
  ['a build file', () => androidGradle('android {}', kinetic), 'versionCode'],
  ['a project', () => xcodeProject('', kinetic), 'PBXBuildFile'],
])('says what %s of another form lacks', (_, make, words) => {
  expect(make).toThrow("Capacitor's template is not as expected: ")
  expect(make).toThrow(words)
})
