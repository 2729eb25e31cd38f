import { http } from 'msw/http'
import { readBytes } from './file-bytes.ts'
import { UPLOAD_PATH } from './handlers/files.ts'
import { serve, type Server } from './serve.ts'
import { apiPath } from './world/site.ts'

const isCall = ({ request }: { request: Request }) => apiPath(new URL(request.url).pathname) !== null
const FILES = new RegExp(`/${UPLOAD_PATH}(\\d+)$`)

/** Handlers of what the network serves to the page: the server's calls, and the files that were uploaded to it. */
export function httpHandlers(server: () => Server) {
  return [
    http.all(isCall, async ({ request }) => (await serve(server(), request)) ?? undefined),
    http.get(FILES, async ({ request }) => {
      const [, id] = FILES.exec(new URL(request.url).pathname) ?? []
      const blob = await readBytes(Number(id))
      if (!blob) return new Response(null, { status: 404 })
      return new Response(blob, { headers: { 'Content-Type': blob.type } })
    }),
  ]
}
