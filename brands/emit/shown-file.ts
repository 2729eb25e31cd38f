import { existsSync, readFileSync } from 'node:fs'
import { svgFaults } from '../check/file-faults.ts'
import { opensAll } from '../check/stand-in.ts'
import { type BrandFile, BRANDS_DIR } from './asset-files.ts'

/** A file of a brand; where brands with faults are shown, another brand's in place of one that is missing or no picture. */
export function readShown(id: string, file: BrandFile): Buffer {
  const own = `${BRANDS_DIR}${id}/${file}`
  return readFileSync(
    opensAll() && !isPicture(own, file) ? `${BRANDS_DIR}${id === 'demo' ? 'lumen' : 'demo'}/${file}` : own,
  )
}

const isPicture = (path: string, file: BrandFile) =>
  existsSync(path) && (!file.endsWith('.svg') || svgFaults(file, readFileSync(path, 'utf8')).length === 0)
