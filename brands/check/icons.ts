import { existsSync, readFileSync } from 'node:fs'
import { readOptions } from '../../tests/options.ts'
import { stop } from '../../tests/stop.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'
import { drawIcons } from './draw-icons.ts'
import { svgFaults } from './file-faults.ts'
import { brandIds } from './load-brand.ts'

// `npm run brand:icons`: draws icon-192.png and icon-512.png of each brand, or of the one in BRAND, from its icon.svg.
readOptions({})
const wanted = process.env['BRAND']
const ids = wanted ? [wanted] : brandIds()
const faults = ids.flatMap((id) => {
  const file = `${BRANDS_DIR}${id}/icon.svg`
  const messages = existsSync(file)
    ? svgFaults('icon.svg', readFileSync(file, 'utf8')).map(({ message }) => message)
    : ['not found']
  return messages.map((message) => `brands/${id}/icon.svg: ${message}`)
})
if (faults.length > 0) stop(faults.join('\n'))

await drawIcons(ids.map((id) => `${BRANDS_DIR}${id}/`))
for (const id of ids) console.log(`${id}: icon-192.png, icon-512.png`)
