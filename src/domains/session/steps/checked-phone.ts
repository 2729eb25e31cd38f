import { routeChunk } from '#/api/route-chunk'
import { validPhone } from '#/lib/phone'

/** `validPhone`, which fails with `ChunkError` when the rules of the world's numbers do not load. */
export const checkedPhone = (text: string, country: string | null): Promise<string | null> =>
  routeChunk(() => validPhone(text, country))()
