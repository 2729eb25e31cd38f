// What the build tells the boot script: where the server is, and which files each address and language needs.
import type { ResolvedConfig, Rolldown } from 'vite'
import { defaultFirst } from '../../src/brand/default-first.ts'
import type { Brand } from '../../src/brand/schema.ts'
import type { FirstViewData } from '../../src/first-view/data.ts'
import { fontAssets } from '../emit/asset-files.ts'
import { firstAddresses, layoutsOf, routeFiles } from './route-files.ts'
import { DAY, SIGNED_IN } from './first-views.ts'
import { firstViewArea, type TextAreas } from './text-areas.ts'

/** Folder of all signed-in screens. */
const SIGNED_IN_FOLDER = 'src/routes/_auth/'
const REMOTE_WIRES = 'src/domains/site-config/remote-wires.ts'
/** The player's library is loaded along with a day, so that a lesson's video can play at once. */
const PLAYER = /\/hls\.js\/dist\/hls\.light/

/** Whether a module is a screen behind the sign-in; the data lists the files of each. */
export const isSignedInScreen = (module: string): boolean =>
  module.includes(`/${SIGNED_IN_FOLDER}`) && module.includes('?tsr-split=')

/** The data for the boot script; each file name is written once and referred to by its index. */
export function firstViewData(
  config: ResolvedConfig,
  brand: Brand,
  bundle: Rolldown.OutputBundle | undefined,
  areas: TextAreas,
): Omit<FirstViewData, 'follow'> {
  const outputs = Object.values(bundle ?? {})
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files: string[] = []
  const place = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)

  const known = new Set<string>()
  const collect = (chunk: Rolldown.OutputChunk | undefined, into: Set<string>) => {
    if (!chunk || into.has(chunk.fileName) || known.has(chunk.fileName)) return
    into.add(chunk.fileName)
    for (const file of chunk.imports) collect(byName.get(file), into)
  }
  // The page links the entry's files already.
  const ofEntry = new Set<string>()
  collect(
    chunks.find((chunk) => chunk.isEntry),
    ofEntry,
  )
  for (const file of ofEntry) known.add(file)

  const filesWith = (matches: (module: string) => boolean) => {
    const found = new Set<string>()
    for (const chunk of chunks) {
      if ([...chunk.moduleIds, chunk.facadeModuleId ?? ''].some(matches)) collect(chunk, found)
    }
    return [...found].map(place)
  }
  const screen = (route: string) => filesWith((module) => module.includes(`/${route}?tsr-split=`))
  const texts = (locale: string, area: string) =>
    filesWith((module) => module.endsWith(`/locales/${locale}/${area}.po`))
  const sheet = (name: string) =>
    outputs.find(({ fileName }) => new RegExp(`/${name}-[^/]*\\.css$`).test(fileName))?.fileName ?? ''
  const addresses = firstAddresses()
  const routes = new Set(routeFiles().map(({ file }) => file))
  /** A screen's address with its files, those of its layouts included, and the area of its texts. */
  const withFiles = ({ file: route, pattern }: { file: string; pattern: string }): FirstViewData['routes'][number] => {
    const player = route === DAY ? filesWith((module) => PLAYER.test(module)) : []
    const needed = new Set([...layoutsOf(route, routes).flatMap(screen), ...screen(route), ...player])
    // The boot script requests the shell's files separately.
    const own = [...needed].filter((file) => !route.startsWith(SIGNED_IN_FOLDER) || !shell.includes(file))
    const name = route.replace('src/routes/', '')
    // In development nothing has been bundled, and only the first views are known by name.
    const area = areas.get(name) ?? firstViewArea(name)
    return area === 'study' || area === 'home' ? [pattern, own, area] : [pattern, own]
  }
  const shell = filesWith((module) => module.endsWith(`/${SIGNED_IN}`) || module.endsWith(`/${REMOTE_WIRES}`))
  return {
    base: config.base,
    server: { origin: brand.origin, v1: brand.v1, v2: brand.v2, appId: brand.appId },
    locales: defaultFirst(brand),
    texts: Object.fromEntries(
      brand.languages.map((locale) => [
        locale,
        Object.fromEntries(['start', 'home', 'app', 'study'].map((area) => [area, texts(locale, area)])),
      ]),
    ),
    shell,
    sheets: { app: sheet('styles'), home: sheet('home') },
    fonts: fontAssets(brand, config.base).sheet.fileName,
    routes: [
      ...addresses.screens.map(withFiles),
      ...addresses.leadingOn.map((pattern): [string, number[]] => [pattern, []]),
    ],
    alone: addresses.alone,
    ownHead: addresses.ownHead,
    mock: config.mode === 'mock',
    files: files.map((file) => file.replace(/^assets\/|\.js$/g, '')),
  }
}
