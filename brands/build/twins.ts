import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that become smaller; the others are compressed as they are. */
export const PACKED_TYPES: readonly string[] = ['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']

/** The ending of a twin. */
export const UNPACKED = /\.(?:br|gz)$/

const PACKERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes `x.br` and `x.gz` beside each file that compresses, for hosts that send them instead of compressing each time. */
export async function writeTwins(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => PACKED_TYPES.includes(extname(file)))
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(PACKERS).map(async ([ending, pack]) => {
        const twin = `${join(folder, file)}.${ending}`
        if (!existsSync(twin)) await writeFile(twin, await pack(await readFile(join(folder, file))))
      }),
    ),
  )
}
