import { expect, it } from 'vitest'
import { testBrand } from '../../tests/test-brand.ts'
import { remoteValues } from './remote-values.ts'
import { valuesTable } from './values-table.ts'

const local = testBrand('lumen')
const LOGO = 'https://cdn.lumen.example/files/2026/logo.svg'
const none = { external: null, domain: null }

it('is a table with the value in force marked', () => {
  const { values } = remoteValues(local, {
    external: '{"version":13,"is_chat_support":0}',
    domain: `{"success":true,"data":{"logo":"${LOGO}"}}`,
  })
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
  ['a page', '<!doctype html>', ['domain: cannot be read at $.: Invalid input']],
])('says what is wrong with %s', (_, domain, faults) => {
  expect(remoteValues(local, { ...none, domain }).faults).toEqual(faults)
})

it('names the place of what cannot be read', () => {
  expect(remoteValues(local, { ...none, external: '{}' }).faults[0]).toMatch(
    /^external: cannot be read at \$\.version: /,
  )
})
