/**
 * Link properties that open an external document over the present screen; the address shown is `/document?url=…`, so that it can
 * be shared, while "back" closes it.
 */
export function documentTarget(url: string) {
  return {
    to: '.',
    search: (search: Record<string, unknown>) => ({ ...search, modal: 'document', url }),
    mask: { to: '/document', search: { url } },
  } as const
}
