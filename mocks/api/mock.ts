// `npm run api:mock`: the mock world as a server process of its own (BRAND, `--port`, `--scenario`).
import { parseArgs } from 'node:util'
import { PASSWORD } from '../world/seed/people.ts'
import { startWorldServer } from './world-server.ts'

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: '4180' }, scenario: { type: 'string', default: 'main' } },
  })
  const { origin } = await startWorldServer(process.env['BRAND'] || 'lumen', values.scenario, Number(values.port))
  console.log(`${origin}/spa/api/v1 and ${origin}/spa/v2; everybody's password is ${PASSWORD}`)
}
