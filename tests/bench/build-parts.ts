// Builds what the app is measured against: the floor pages, and the mock world as a module for Node.
import { writeFileSync, mkdirSync, copyFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { rolldown } from 'rolldown'
import { callHeaders } from '../../mocks/call-headers.ts'
import type { startApi, startChats } from './api.ts'
import type { mergeAll } from './messages.ts'

const OUT = 'node_modules/.cache/bench'
const HERE = 'tests/bench'

type Api = { startApi: typeof startApi; startChats: typeof startChats }
type Messages = { mergeAll: typeof mergeAll }

/** The server side of the mock world. */
export const buildApi = (): Promise<Api> => buildForNode('api')

/** The store of a chat's messages, with what is measured of it. */
export const buildMessages = (): Promise<Messages> => buildForNode('messages')

/** A module of the app or its mocks, bundled: Node resolves neither their aliases nor their imports without extensions. */
async function buildForNode<T>(name: string): Promise<T> {
  const bundle = await rolldown({
    input: `${HERE}/${name}.ts`,
    platform: 'node',
    resolve: { tsconfigFilename: resolve('tsconfig.json') },
    transform: { define: { 'import.meta.env.MODE': '"production"', 'import.meta.env.BASE_URL': '"/v/"' } },
  })
  const file = resolve(OUT, `${name}-${process.pid}.mjs`)
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  const module: T = await import(pathToFileURL(file).href)
  return module
}

/** What the inline script of a floor page requests before the page's code has arrived. */
export interface FloorCalls {
  home: Record<string, string>
  day: Record<string, string>
}

/** Builds the floor pages into a folder, one script each (the day's video library apart), and returns their names. */
export async function buildFloors(calls: FloorCalls): Promise<string> {
  const outDir = resolve(OUT, 'floors')
  mkdirSync(outDir, { recursive: true })
  for (const page of ['login', 'home', 'day', 'chat']) {
    await build({
      configFile: false,
      logLevel: 'error',
      base: '/floors/',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: `${HERE}/floors/${page}.tsx`,
          output: { entryFileNames: `${page}.js`, chunkFileNames: `${page}-[name].js` },
        },
      },
    })
  }
  copyFileSync(`${HERE}/floors/static.html`, resolve(outDir, 'static.html'))
  writeFileSync(resolve(outDir, 'login.html'), pageOf('login', {}, []))
  writeFileSync(resolve(outDir, 'chat.html'), pageOf('chat', {}, []))
  writeFileSync(resolve(outDir, 'home.html'), pageOf('home', calls.home, []))
  writeFileSync(resolve(outDir, 'day.html'), pageOf('day', calls.day, ['day-hls.light.js']))
  return outDir
}

function pageOf(name: string, calls: Record<string, string>, preload: string[]): string {
  const asks = Object.entries(calls).map(
    ([key, path]) =>
      `early.${key}=fetch(${JSON.stringify(path)},{headers:{...${JSON.stringify(callHeaders('lumen', null))},Authorization:'Bearer '+localStorage.getItem('learner.token')}})`,
  )
  const playlists = name === 'day' ? `for(const m of new URLSearchParams(location.search).getAll('m3u8'))fetch(m)` : ''
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title>',
    ...preload.map((file) => `<link rel="modulepreload" href="/floors/${file}">`),
    `</head><body><h2>School</h2><div id="root"></div><script>early={};${[...asks, playlists].join(';')}</script>`,
    `<script type="module" src="/floors/${name}.js"></script></body></html>`,
  ].join('')
}
