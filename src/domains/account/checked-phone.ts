import { loadCode } from '#/platform/load-code'

/** `validPhone`, which fails with `ChunkError` when the rules of the world's numbers do not load. */
export async function checkedPhone(text: string, country: string | null): Promise<string | null> {
  const { validPhone } = await loadCode(() => import('#/lib/phone-rules'))
  return validPhone(text, country)
}
