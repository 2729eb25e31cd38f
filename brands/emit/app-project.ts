// What a brand changes in the projects that Capacitor makes for Android and iOS. Each change may be made again, and fails where Capacitor's
// own files are not as expected.
import type { Brand } from '../../src/brand/schema.ts'
import { mobileAppOf } from '../build/app-type.ts'

type Language = Brand['defaultLanguage']

/** Why the app asks, in the words of the system's own question. */
const PERMISSIONS: Record<string, Record<Language, string>> = {
  NSCameraUsageDescription: {
    en: 'Photos and videos that you take for your homework, your messages and your profile.',
    ru: 'Фотографии и видео, которые вы снимаете для домашних работ, сообщений и профиля.',
    es: 'Fotos y vídeos que haces para tus tareas, tus mensajes y tu perfil.',
  },
  NSMicrophoneUsageDescription: {
    en: 'The sound of videos that you take for your homework and your messages.',
    ru: 'Звук видео, которые вы снимаете для домашних работ и сообщений.',
    es: 'El sonido de los vídeos que haces para tus tareas y tus mensajes.',
  },
  NSPhotoLibraryUsageDescription: {
    en: 'Photos and videos that you choose for your homework, your messages and your profile.',
    ru: 'Фотографии и видео, которые вы выбираете для домашних работ, сообщений и профиля.',
    es: 'Fotos y vídeos que eliges para tus tareas, tus mensajes y tu perfil.',
  },
}

/** The oldest system whose browser the app is built for. */
const OLDEST_IOS = '17.5'

/** `capacitor.config.json`; `webDir` is the folder of the built app. */
export function capacitorConfig(brand: Brand, webDir: string): string {
  const config = {
    appId: mobileAppOf(brand).id,
    appName: brand.name,
    webDir,
    server: { androidScheme: 'https' },
    // Calls and files go by the browser's own fetch, which the policy of the page covers and uploads need.
    plugins: { CapacitorHttp: { enabled: false }, CapacitorCookies: { enabled: false } },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Links of the site and of the app's scheme open the app; it may use the camera where there is one, and nothing of it leaves in backups. */
export function androidManifest(text: string, brand: Brand): string {
  const { id, site } = mobileAppOf(brand)
  const { host, pathname } = new URL(site)
  const links = `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" android:pathPrefix="${pathname}" />
            </intent-filter>

            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="${id}" />
            </intent-filter>
`
  const permissions = `
    <uses-permission android:name="android.permission.CAMERA" />
    <uses-permission android:name="android.permission.RECORD_AUDIO" />
    <uses-permission android:name="android.permission.MODIFY_AUDIO_SETTINGS" />
    <uses-feature android:name="android.hardware.camera" android:required="false" />
    <uses-feature android:name="android.hardware.microphone" android:required="false" />`
  const locales = '\n        android:localeConfig="@xml/locales_config"'
  let made = before(text, '\n        </activity>', links)
  made = after(made, '<uses-permission android:name="android.permission.INTERNET" />', permissions)
  made = after(made, '    <application', locales)
  return made.replace('android:allowBackup="true"', 'android:allowBackup="false"')
}

/** `res/xml/locales_config.xml`: the languages that the system offers for the app. */
export const androidLocales = ({ languages }: Brand): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<locale-config xmlns:android="http://schemas.android.com/apk/res/android">',
    ...languages.map((language) => `    <locale android:name="${language}" />`),
    '</locale-config>\n',
  ].join('\n')

/** `app/build.gradle` with the version. */
export function androidGradle(text: string, brand: Brand): string {
  const { version } = mobileAppOf(brand)
  return replaced(
    replaced(text, /versionCode \d+/, `versionCode ${buildNumber(version)}`),
    /versionName "[^"]*"/,
    `versionName "${version}"`,
  )
}

/** `Info.plist` with permissions, languages, and the scheme of the app. */
export function infoPlist(text: string, brand: Brand): string {
  const { id } = mobileAppOf(brand)
  const strings = Object.entries(PERMISSIONS).map(
    ([key, words]) => `\t<key>${key}</key>\n\t<string>${words[brand.defaultLanguage]}</string>\n`,
  )
  const languages = brand.languages.map((language) => `\t\t<string>${language}</string>\n`).join('')
  return before(
    text,
    '</dict>\n</plist>',
    [
      ...strings,
      `\t<key>CFBundleLocalizations</key>\n\t<array>\n${languages}\t</array>\n`,
      '\t<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>\n',
      `\t<key>CFBundleURLTypes</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>CFBundleURLName</key>\n\t\t\t<string>${id}</string>\n`,
      `\t\t\t<key>CFBundleURLSchemes</key>\n\t\t\t<array>\n\t\t\t\t<string>${id}</string>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n`,
    ].join(''),
  )
}

/** `<language>.lproj/InfoPlist.strings`. */
export const infoPlistStrings = (language: Language): string =>
  Object.entries(PERMISSIONS)
    .map(([key, words]) => `${key} = "${words[language]}";\n`)
    .join('')

/** `App.entitlements`: links of the site open the app. */
export const entitlements = (brand: Brand): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${new URL(mobileAppOf(brand).site).host}</string>
	</array>
</dict>
</plist>
`

/** Ids of Xcode's project file: any 24 hexadecimal digits that no other entry has. */
const idOf = (number: number) => `A11C0DE0${String(number).padStart(16, '0')}`

/** `project.pbxproj` with the translated permissions, the entitlements, the version and the oldest system. */
export function xcodeProject(text: string, brand: Brand): string {
  const { version } = mobileAppOf(brand)
  const [build, group] = [idOf(1), idOf(2)]
  const files = brand.languages.map((language, at) => ({ language, id: idOf(10 + at) }))
  const fileReferences = files.map(
    ({ language, id }) =>
      `\t\t${id} /* ${language} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${language}; path = ${language}.lproj/InfoPlist.strings; sourceTree = "<group>"; };\n`,
  )
  const variants = `\t\t${group} /* InfoPlist.strings */ = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n${files
    .map(({ language, id }) => `\t\t\t\t${id} /* ${language} */,\n`)
    .join('')}\t\t\t);\n\t\t\tname = InfoPlist.strings;\n\t\t\tsourceTree = "<group>";\n\t\t};\n`
  const buildFile = `\t\t${build} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${group} /* InfoPlist.strings */; };\n`
  let made = before(text, '/* End PBXBuildFile section */', buildFile)
  made = before(made, '/* End PBXFileReference section */', fileReferences.join(''))
  made = before(made, '/* End PBXVariantGroup section */', variants)
  made = after(made, '/* Info.plist */,\n', `\t\t\t\t${group} /* InfoPlist.strings */,\n`)
  made = resourcesOf(made, `\t\t\t\t${build} /* InfoPlist.strings in Resources */,\n`)
  made = replaced(
    made,
    /knownRegions = \([^)]*\)/,
    `knownRegions = (\n${['Base', ...brand.languages].map((one) => `\t\t\t\t${one},\n`).join('')}\t\t\t)`,
  )
  made = made.replaceAll(
    /(?:CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;\n\t+)?INFOPLIST_FILE = App\/Info\.plist;/g,
    'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;',
  )
  made = replaced(made, /MARKETING_VERSION = [\d.]+;/g, `MARKETING_VERSION = ${version};`)
  made = replaced(made, /CURRENT_PROJECT_VERSION = \d+;/g, `CURRENT_PROJECT_VERSION = ${buildNumber(version)};`)
  return replaced(made, /IPHONEOS_DEPLOYMENT_TARGET = [\d.]+;/g, `IPHONEOS_DEPLOYMENT_TARGET = ${OLDEST_IOS};`)
}

/** Adds a file to the phase that copies resources. */
function resourcesOf(text: string, line: string): string {
  if (text.includes(line)) return text
  return replaced(text, /(isa = PBXResourcesBuildPhase;[^(]*files = \(\n)/, `$1${line}`)
}

/** Grows with the version, as both stores demand: 3.12.0 is 3012000. */
function buildNumber(version: string): number {
  return version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)
}

const unlike = (anchor: unknown) => new Error(`Capacitor's template is not as expected: ${String(anchor)} is missing`)

function before(text: string, anchor: string, addition: string): string {
  if (text.includes(addition)) return text
  const at = text.lastIndexOf(anchor)
  if (at < 0) throw unlike(anchor)
  return text.slice(0, at) + addition + text.slice(at)
}

function after(text: string, anchor: string, addition: string): string {
  if (text.includes(anchor + addition)) return text
  const at = text.indexOf(anchor)
  if (at < 0) throw unlike(anchor)
  return text.slice(0, at + anchor.length) + addition + text.slice(at + anchor.length)
}

function replaced(text: string, pattern: RegExp, value: string): string {
  if (text.search(pattern) < 0) throw unlike(pattern)
  return text.replace(pattern, value)
}
