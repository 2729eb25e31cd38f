// `npm run api:spec`: writes the description of the wire.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { openApi } from './openapi.ts'

/** `file`: where to; absent: `dist/openapi.json`. */
export async function run([file = 'dist/openapi.json']: string[]): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  mkdirSync(dirname(file), { recursive: true })
  const document = openApi(version)
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.log(file)
}
