import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { BRAND_PLUGIN, type ShownBrand } from '../build/brand-plugin.ts'
import { type RemotePlaces, remoteTexts } from '../check/remote-texts.ts'
import type * as RemoteValues from '../check/remote-values.ts'
import { brandFiles } from '../emit/brand-files.ts'
import { type Desk, deskOf, isFromThisMachine } from './desk.ts'

const PAGE = new URL('page.html', import.meta.url)
const MAX_BODY = 1_000_000

/** Serves the workbench under /workbench/, beside the app that it shows: its page, and what the page asks for. */
export function workbenchPlugin(places: RemotePlaces): Plugin {
  let shown: ShownBrand
  return {
    name: 'workbench',
    apply: 'serve',
    config: () => ({ optimizeDeps: { include: ['jsonc-parser'] } }),
    configResolved({ plugins }) {
      // A plugin's `api` has no type of its own.
      shown = plugins.find(({ name }) => name === BRAND_PLUGIN)?.api as ShownBrand
    },
    configureServer(server) {
      const desk = deskOf(shown)
      const asked = async (request: IncomingMessage, response: ServerResponse) => {
        const { status, type, body } = await answer(request, { server, desk, shown, places }).catch(
          (error: unknown) => ({
            status: 400,
            type: 'text/plain',
            body: String(error),
          }),
        )
        response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
        response.end(body)
      }
      server.middlewares.use('/workbench', (request, response) => void asked(request, response))
    },
  }
}

interface Parts {
  server: ViteDevServer
  desk: Desk
  shown: ShownBrand
  places: RemotePlaces
}

const json = (value: unknown, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(value) })

async function answer(request: IncomingMessage, { server, desk, shown, places }: Parts) {
  const { base } = server.config
  switch (`${request.method} ${request.url}`) {
    case 'GET /':
      return { status: 200, type: 'text/html', body: readFileSync(PAGE, 'utf8').replaceAll('%BASE%', base) }
    case 'GET /brand':
      return json({ id: shown.brand.id, text: desk.read(), base, theme: shown.brand.theme })
    case 'GET /values':
      return values(server, shown, places)
    case 'POST /try':
    case 'POST /save': {
      if (!isFromThisMachine(request.headers))
        return json({ refusal: 'only this page on this machine may do that' }, 403)
      // What the page sends is checked as a file would be.
      const { text, from } = JSON.parse(await bodyOf(request)) as { text: string; from: string }
      if (request.url === '/save') return json({ refusal: desk.save(text, from) })
      const verdict = desk.tryOut(text)
      const module = server.moduleGraph.getModuleById('\0virtual:brand')
      if (module) server.moduleGraph.invalidateModule(module)
      return json(verdict)
    }
    default:
      return { status: 404, type: 'text/plain', body: 'nothing is here' }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += String(part)
    if (text.length > MAX_BODY) throw new Error('too much')
  }
  return text
}

/** The sources of the brand's values, or why they cannot be told. */
async function values(server: ViteDevServer, { brand }: ShownBrand, places: RemotePlaces) {
  try {
    const { texts, notes } = await remoteTexts(brand, places)
    // `ssrLoadModule` does not know the types of what it loads.
    const module = (await server.ssrLoadModule('/brands/check/remote-values.ts')) as typeof RemoteValues
    const { local } = brandFiles(brand, server.config.base)
    return json({ ...module.remoteValues(local, texts, brand.socketOrigins), notes })
  } catch (error) {
    return json({
      values: [],
      faults: [error instanceof Error ? error.message : String(error)],
      ignored: [],
      notes: [],
    })
  }
}
