import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { ShownBrand } from '../build/brand-plugin.ts'
import { copyNotes } from '../check/copied.ts'
import type { Fault } from '../check/faults.ts'
import { fileFaults } from '../check/file-faults.ts'
import { brandFolder, checkText, soundBrands, withLines } from '../check/load-brand.ts'
import { warnings } from '../check/warnings.ts'
import { BRANDS_DIR } from '../emit/asset-files.ts'

/** What is said of a draft of brand.json: its faults, which keep it from being shown, those of the other files, and what is seldom meant. */
export interface Verdict {
  faults: Fault[]
  /** It has no faults, or at least fewer than the file has. */
  maySave: boolean
  /** Of the logo, the icons and the pictures, which are mended in the folder. */
  fileFaults: Fault[]
  warnings: Fault[]
  /** What it still has of the brand that it was copied from. */
  notes: string[]
}

/** What the workbench does with a brand's file: `shown` is what the development server builds its pages from. */
export interface Desk {
  /** brand.json as it is on the disk. */
  read(): string
  /** Checks a draft, and shows it if it has no faults. */
  tryOut(text: string): Verdict
  /** Writes a draft; says why not if it has faults and no fewer than the file, or if that is no longer the `base` that it was made from. */
  save(text: string, base: string): string | null
}

/** The desk of the brand that is shown; its folder lies in `dir`. */
export function deskOf(shown: ShownBrand, dir = BRANDS_DIR): Desk {
  const { id } = shown.brand
  const file = join(dir, id, 'brand.json')
  const read = () => readFileSync(file, 'utf8')
  const check = (text: string) => checkText(id, text)
  const isBetter = (faults: readonly Fault[]) => faults.length === 0 || faults.length < check(read()).faults.length
  return {
    read,
    tryOut(text) {
      const { brand, faults } = check(text)
      const said = { faults, maySave: isBetter(faults), fileFaults: fileFaults(brandFolder(id, dir).read) }
      if (!brand) return { ...said, warnings: [], notes: [] }
      shown.brand = brand
      const others = soundBrands().filter((other) => other.id !== id)
      return { ...said, warnings: withLines(text, warnings(brand, others)), notes: copyNotes(brand, others) }
    },
    save(text, base) {
      if (read() !== base) return 'brand.json has been changed by someone else meanwhile: reload this page to see it'
      const { faults } = check(text)
      const [fault] = faults
      if (fault && !isBetter(faults)) return `${fault.path}: ${fault.message}`
      writeFileSync(file, text)
      return null
    },
  }
}

const OWN_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/

/** Whether a request comes from the workbench's own page on this machine: no other page, and no other machine, may write files. */
export const isFromThisMachine = ({ host = '', origin, 'content-type': type }: IncomingHttpHeaders) =>
  OWN_HOST.test(host) && origin === `http://${host}` && type === 'application/json'
