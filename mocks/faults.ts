import { conflict, Failure, failure, Invalid, invalid, json } from './reply.ts'

const HTML =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

const FAILURES: Record<string, Failure> = {
  401: new Failure(401, 'Your request was made with invalid credentials.'),
  403: new Failure(403, 'You are not allowed to perform this action.'),
  404: new Failure(404, 'Object not found.'),
  409: conflict('This cannot be done in its present state.'),
  // Long enough to be read, short enough for the app to retry by itself.
  429: new Failure(429, 'Rate limit exceeded.', { 'Retry-After': '7' }),
  '429-bare': new Failure(429, 'Rate limit exceeded.'),
}

/** An answer with the given fault. Only `wrong-types` and `cut` run the call at all; the others change nothing on the server. */
export async function spoil(
  kind: string,
  headers: Record<string, string>,
  work: () => Promise<Response>,
): Promise<Response> {
  const html = { ...headers, 'Content-Type': 'text/html' }
  switch (kind) {
    case '502':
      return new Response(HTML, { status: 502, headers: html })
    case '200-html':
      return new Response(HTML, { status: 200, headers: html })
    case 'malformed':
      return new Response('{"success": true, "data": [{"id": 1', {
        headers: { ...headers, 'Content-Type': 'application/json' },
      })
    case 'wrong-types':
      return wrongTypes(await work(), headers)
    case 'empty':
      return new Response('', { headers })
    case 'never':
      return new Promise<Response>(() => {})
    case 'cut':
      return cutOff(await work(), headers)
    case '422':
      return invalid(new Invalid([{ field: 'body', message: 'The value is invalid.' }]), headers)
    case 'offline':
      return Response.error()
    default:
      return failure(FAILURES[kind] ?? new Failure(500, 'An internal server error occurred.'), headers)
  }
}

/** Numbers become texts, texts numbers, objects lists. */
async function wrongTypes(response: Response, headers: Record<string, string>): Promise<Response> {
  const body: unknown = await response.json()
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  return json({ success: true, data: Array.isArray(data) ? data.map(twist) : twist(data), errors: null }, 200, headers)
}

function twist(value: unknown): unknown {
  if (typeof value === 'number') return `${value} pieces`
  if (typeof value === 'string') return 0
  if (Array.isArray(value)) return { 0: value.length }
  if (typeof value !== 'object' || value === null) return 'something'
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, twist(one)]))
}

async function cutOff(response: Response, headers: Record<string, string>): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)))
      controller.error(new TypeError('The connection was cut.'))
    },
  })
  return new Response(stream, { headers: { ...headers, 'Content-Type': 'application/json' } })
}
