// `BRAND=aurora npm run brand:logo -- drawing.svg`: makes the brand's logo.svg of a drawing as drawing programs write it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stop } from '../../tests/stop.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { svgFaults, weightFaults } from './file-faults.ts'
import { brandIds } from './load-brand.ts'
import { logoNote, tidyLogo } from './tidy-logo.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [drawing] = positionals
const brand = process.env['BRAND']
if (!drawing || !brand || !brandIds().includes(brand))
  stop(`BRAND=<id> npm run brand:logo -- drawing.svg; brands: ${brandIds().join(', ')}`)
if (!existsSync(drawing)) stop(`${drawing}: no such file`)
const logo = tidyLogo(readFileSync(drawing, 'utf8'))
const faults = [...svgFaults('logo.svg', logo), ...weightFaults('logo.svg', Buffer.byteLength(logo))]
if (faults.length > 0) stop(faults.map(({ message }) => `${drawing}: ${message}`).join('\n'))
writeFileSync(`${BRANDS_DIR}${brand}/logo.svg`, logo)
console.log([`brands/${brand}/logo.svg is there.`, logoNote(logo)].filter(Boolean).join('\n'))
