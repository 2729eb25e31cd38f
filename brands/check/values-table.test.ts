import { expect, it } from 'vitest'
import { testBrand } from '../../tests/test-brand.ts'
import { remoteValues } from './remote-values.ts'
import { valuesTable } from './values-table.ts'

const local = testBrand('lumen')
const LOGO = 'https://cdn.lumen.example/files/2026/logo.svg'
const none: Record<'external' | 'domain', string | null> = { external: null, domain: null }

it('is a table with the value in force marked', () => {
  const { values } = remoteValues(
    local,
    {
      external: '{"version":13,"is_chat_support":0}',
      domain: `{"success":true,"data":{"logo":"${LOGO}"}}`,
    },
    [],
  )
  const lines = valuesTable(values).split('\n')
  expect(lines[0]).toMatch(/^key +brand\.json +external +domain +rule$/)
  expect(lines.find((line) => line.startsWith('logo '))).toMatch(
    /^logo +logo\.svg +– +> https:\/\/cdn\.lumen\.example\/f… +the domain’s logo replaces logo\.svg$/,
  )
  expect(lines.find((line) => line.startsWith('isChatSupport'))).toMatch(
    /^isChatSupport +true +> false +– +the external/,
  )
})

it.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['no data', '{"success":true,"data":null}', []],
  ['a refusal', '{"success":false,"errors":["Unknown app"]}', ['domain: the server refused: Unknown app']],
  ['a page', '<!doctype html>', ['domain: expected an object in JSON, found "<!doctype html>"']],
  ['a list', '[1]', ['domain: expected an object in JSON, found "[1]"']],
])('says what is wrong with %s', (_, domain, faults) => {
  expect(remoteValues(local, { ...none, domain }, []).faults).toEqual(faults)
})

it('names the place of what cannot be read', () => {
  expect(remoteValues(local, { ...none, external: '{}' }, []).faults[0]).toMatch(
    /^external: cannot be read at \$\.version: /,
  )
})

it.each<[string, Partial<typeof none>, string[]]>([
  ['a byte order mark', { external: '\uFEFF{"version":13}' }, []],
  [
    'a key that is nearly one, and one that is none',
    { external: '{"version":13,"is_chat_suport":1,"slogan":"x"}' },
    ['external is_chat_suport: nothing reads it; did you mean is_chat_support?', 'external slogan: nothing reads it'],
  ],
  [
    'a value of another kind',
    { external: '{"version":13,"is_chat_support":"no"}' },
    ['external is_chat_support: "no" cannot be used, so it counts as not said'],
  ],
  [
    'languages that the build has not',
    { domain: '{"languages":["de","fr"],"title":""}' },
    ['domain languages: $.languages has none of de, fr, so those of brand.json stay'],
  ],
  [
    'a socket that the policy refuses',
    { domain: '{"components":{"notification_service":{"websocket":"wss://rt.other.example/ws"}}}' },
    [
      'domain components: the page\'s policy refuses the socket wss://rt.other.example/ws; add "wss://rt.other.example" to $.socketOrigins',
    ],
  ],
  [
    'what can be done',
    { domain: '{"languages":["ru"],"components":{"notification_service":{"websocket":"wss://rt.lumen.example/ws"}}}' },
    [],
  ],
])('says what counts for nothing: %s', (_, said, ignored) => {
  expect(remoteValues(local, { ...none, ...said }, ['wss://rt.lumen.example']).ignored).toEqual(ignored)
})
