import { ChunkError } from '#/api/release'
import { importAgain } from './import-again'
import type { TextsArea } from './language'
import { loadStylesAndTexts } from './styles-and-texts'

const GIVE_UP_MS = 120_000

/**
 * Loads code that the first view does without: `load` imports it, and every import of ours stands in such a function. What draws names the
 * area of its texts, and waits for these and the styles, so that nothing flashes unstyled. An import that failed is tried anew the next time.
 * Fails with `ChunkError`, after 120 s at the latest. It never reloads the page, because it also runs on hover.
 */
export function loadCode<T>(load: () => Promise<T>, area: TextsArea = 'start'): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError(true)), GIVE_UP_MS)
    Promise.all([importAgain(load), loadStylesAndTexts(area)])
      .then(
        ([code]) => resolve(code),
        (cause: unknown) => reject(new ChunkError(false, cause)),
      )
      .finally(() => clearTimeout(timer))
  })
}
