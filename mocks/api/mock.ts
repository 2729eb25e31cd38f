// `npm run api:mock`: the mock world as a server process of its own (BRAND, `--port`, `--scenario`).
import { parseArgs } from 'node:util'
import { stop } from '../../tests/stop.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { PASSWORD } from '../world/seed/people.ts'
import { startWorldServer } from './world-server.ts'

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: '4180' }, scenario: { type: 'string', default: 'main' } },
  })
  if (!(values.scenario in scenarios))
    stop(`--scenario: expected one of ${Object.keys(scenarios).join(', ')}, found "${values.scenario}"`)
  const { origin, email } = await startWorldServer(
    process.env['BRAND'] || 'lumen',
    values.scenario,
    Number(values.port),
  ).catch((error: unknown) => stop(`--port ${values.port}: ${error instanceof Error ? error.message : String(error)}`))
  console.log(`${origin}/spa/api/v1 and ${origin}/spa/v2; sign in as ${email}, everybody's password is ${PASSWORD}`)
}
