// Writes the worker of a build that starts without a line, with the list of the files that it keeps.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/** Begins the names of the worker's caches; the app removes them by it (`src/platform/worker.ts`). */
const CACHES = 'learner-build-'

interface WorkerPlan {
  /** Folder of the finished build. */
  outDir: string
  /** Path of the app on its host, with slashes around. */
  base: string
  /** Whether the brand wants to be read offline; else the file removes what an earlier build may have left. */
  isOn: boolean
}

/** What the worker keeps: the page, its files and the brand's, but neither texts for operators nor the build's own lists. */
export function keptFiles(outDir: string, base: string): { url: string; revision: string | null }[] {
  const patterns = ['index.html', 'assets/**/*.*', 'brand/*.{css,svg,png,woff2,webmanifest}']
  // Pictures of the app are for stores and for the browser's offer to install it.
  return globSync(patterns, { cwd: outDir, exclude: ['brand/picture*.png'] })
    .toSorted()
    .map((file) => ({
      url: base + file.replaceAll('\\', '/'),
      // The name of each file in `assets/` changes with its content.
      revision: file.startsWith('assets') ? null : hashOf(readFileSync(join(outDir, file))),
    }))
}

/** Writes `sw.js`. */
export async function writeWorker({ outDir, base, isOn }: WorkerPlan): Promise<void> {
  const files = isOn ? keptFiles(outDir, base) : []
  const worker = { base, caches: CACHES, cache: CACHES + hashOf(JSON.stringify(files)), files }
  await build({
    input: isOn ? 'src/worker/sw.ts' : 'src/worker/gone.ts',
    platform: 'browser',
    transform: { define: { BUILD: JSON.stringify(worker), 'process.env.NODE_ENV': '"production"' } },
    output: { file: join(outDir, 'sw.js'), format: 'iife', minify: true },
  })
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)
