// `npm run brand`: the workbench of a brand (BRAND=<id>, else lumen), a page in the browser where its values are changed beside the real
// screens. `--external` and `--domain` say where the remote configurations are (an address or a file), `--port` where it listens.
import { createServer } from 'vite'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { brandFolder, checkFolder } from '../check/load-brand.ts'
import { openAll } from '../check/stand-in.ts'
import { workbenchPlugin } from './workbench-plugin.ts'

const { port, ...places } = readOptions({
  external: { type: 'string' },
  domain: { type: 'string' },
  port: { type: 'string', default: '5180' },
})
if (!/^\d+$/.test(port)) stop(`--port: expected a number, found "${port}"`)
const { faults } = checkFolder(brandFolder(process.env['BRAND'] || 'lumen'))
openAll()
const server = await createServer({
  mode: 'mock',
  // Never another machine's: it writes files.
  server: { host: '127.0.0.1', port: Number(port) },
  plugins: [workbenchPlugin(places)],
})
await server.listen()
const address = server.httpServer?.address()
const taken = typeof address === 'object' && address ? address.port : port
console.log(`The workbench: http://127.0.0.1:${taken}/workbench/`)
if (faults.length > 0)
  console.log(`It shows ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} to be mended.`)
