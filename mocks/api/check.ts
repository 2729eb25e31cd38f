// `npm run api:check -- https://api.example`: signs in with LOGIN and PASSWORD, reads all that a learner can read, and names each departure
// with its place; exits with 1 if there is one. `--app-id`, `--v1`, `--v2`: as in brand.json.
import { parseArgs } from 'node:util'
import { stop } from '../../tests/stop.ts'
import { readEverything } from './live-calls.ts'
import { BASES } from './openapi.ts'

export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'app-id': { type: 'string', default: 'lumen' },
      v1: { type: 'string', default: BASES.v1 },
      v2: { type: 'string', default: BASES.v2 },
    },
  })
  const [address = ''] = positionals
  const given = address.includes('://') ? address : `https://${address}`
  const { LOGIN: email, PASSWORD: password } = process.env
  if (!URL.canParse(given) || !email || !password)
    stop(
      'LOGIN=<email> PASSWORD=<password> npm run api:check -- https://api.example [--app-id <id>] [--v1 <path>] [--v2 <path>]',
    )
  const { origin } = new URL(given)
  const reading = readEverything({
    origin,
    v1: values.v1,
    v2: values.v2,
    appId: values['app-id'],
    email,
    password,
  })
  const { departures, read, unread } = await reading.catch((error: unknown) => {
    // A connection's own reason is the cause of the general one.
    const { cause = error } = error instanceof Error ? error : {}
    return stop(`${origin} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`)
  })
  for (const { call, path, what } of departures) console.log(`${call}  ${path}  ${what}`)
  for (const call of unread) console.log(`${call}  not read: this learner has nothing to ask about`)
  console.log(
    `${origin}: ${read.length} calls read, ${departures.length} ${departures.length === 1 ? 'departure' : 'departures'}`,
  )
  process.exitCode = departures.length === 0 ? 0 : 1
}
