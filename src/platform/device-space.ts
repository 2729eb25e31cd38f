/** Bytes that this page may still keep on the device; null: the browser does not say. */
export const freeOf = ({ quota, usage = 0 }: StorageEstimate): number | null =>
  quota === undefined ? null : Math.max(0, quota - usage)

/** Bytes that this page keeps and may keep; nothing where the browser does not say. */
export async function estimate(): Promise<StorageEstimate> {
  try {
    return await navigator.storage.estimate()
  } catch {
    return {}
  }
}

/** Asks the browser not to erase what is kept when the device runs out of room; false: it does not promise that. */
export async function keepForGood(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

/** Whether the browser has promised it. */
export async function isKeptForGood(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}
