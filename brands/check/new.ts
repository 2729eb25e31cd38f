// `npm run brand:new`: a new brand in a folder of its own, copied from the demo. Asks for what the options leave open:
// `--id`, `--name`, `--languages en,ru`, `--colour '#17518b'`, `--logo file.svg` (`none`: the name is the logo), `--into folder`.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { LOCALES } from '../../src/lib/locale.ts'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { drawIcons } from './draw-icons.ts'
import { brandFolder, checkFolder, faultWords } from './load-brand.ts'
import { newBrandFiles } from './new-brand.ts'
import { logoNote } from './tidy-logo.ts'

const given = readOptions({
  id: { type: 'string' },
  name: { type: 'string' },
  languages: { type: 'string' },
  colour: { type: 'string' },
  logo: { type: 'string' },
  into: { type: 'string', default: BRANDS_DIR },
})
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null

/** The option, or what is typed; `usual` is taken for an empty line. */
async function answer(option: 'id' | 'name' | 'languages' | 'colour' | 'logo', question: string, usual: string) {
  const said = given[option]
  if (said !== undefined) return said
  if (terminal) return (await terminal.question(`${question}${usual && ` [${usual}]`}: `)).trim() || usual
  return usual || stop(`--${option} is missing: ${question}`)
}

const id = await answer('id', 'Id, in small Latin letters (the folder’s name)', '')
const folder = `${given.into.replace(/\/?$/, '/')}${id}/`
if (existsSync(folder)) stop(`${folder} is there already: choose another id`)
const name = await answer('name', 'Name of the school', '')
const languages = await answer('languages', `Languages, the default first (of ${LOCALES.join(',')})`, LOCALES.join(','))
const colour = await answer('colour', 'Colour of buttons and links, such as #17518b', '')
const logoFile = await answer('logo', 'File of the logo (SVG), none: the name is the logo', 'none')
terminal?.close()

if (logoFile !== 'none' && !existsSync(logoFile)) stop(`${logoFile}: no such file`)
const logo = logoFile === 'none' ? null : readFileSync(logoFile, 'utf8')
const { faults, files } = newBrandFiles({ id, name, languages, colour, logo }, brandFolder('demo').json)
if (faults.length > 0) stop(faults.join('\n'))

mkdirSync(folder, { recursive: true })
for (const file of ['art.svg', 'missing.svg', 'elsewhere.svg']) cpSync(`${BRANDS_DIR}demo/${file}`, folder + file)
for (const [file, text] of Object.entries(files)) writeFileSync(folder + file, text)
await drawIcons([folder])
const left = checkFolder(brandFolder(id, given.into)).faults
console.log(`${folder} is there.`)
if (left.length > 0) stop(left.map((fault) => faultWords(id, fault)).join('\n'))
const note = logoNote(files['logo.svg'] ?? '')
if (note) console.log(note)
console.log(`It has no faults. What is still the demo's:  BRAND=${id} npm run brand:check
See and change it on the real screens:      BRAND=${id} npm run brand`)
