// `npm run deploy:check -- https://learn.example/v/`: asks a live app whether its host and its API do what it needs; prints each fault with
// its cure, and exits with 1 if there is one. `--expect <version>`: the release that should be there.
import { parseArgs } from 'node:util'
import { stop } from '../../tests/stop.ts'
import { apiFaults, apiOf } from './live-api.ts'
import { type LiveFault, openPage, siteFaults } from './live-site.ts'

const USAGE = 'npm run deploy:check -- https://learn.example/v/ [--expect <version>] [--site-only]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { expect: { type: 'string' }, 'site-only': { type: 'boolean', default: false } },
})
const [given = ''] = positionals
const address = given.includes('://') ? given : `https://${given}`
if (!URL.canParse(address)) stop(USAGE)

const wordsOf = (error: unknown) =>
  error instanceof Error
    ? [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ').trim()
    : String(error)

const unanswered =
  (what: string) =>
  (error: unknown): LiveFault[] => [
    {
      what: `${what} does not answer: ${wordsOf(error)}`,
      cure: 'is it up, and is its name right?',
    },
  ]

const page = await openPage(address).catch((error: unknown) =>
  unanswered(address)(error)
    .map(({ what }) => what)
    .join(),
)
if (typeof page === 'string') stop(page)
const api = apiOf(page)
const faults = [
  ...(await siteFaults(page, values.expect ?? null).catch(unanswered('the host'))),
  ...(values['site-only']
    ? []
    : await apiFaults(page).catch(unanswered(`the API at ${api.origin || new URL(page.address).origin}`))),
]
for (const { what, cure } of faults) console.log(`${what}\n    ${cure}`)
console.log(`${page.address}: release ${page.version}, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
process.exit(faults.length === 0 ? 0 : 1)
