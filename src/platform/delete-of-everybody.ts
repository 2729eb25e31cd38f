import { deleteDatabases } from './storage'

/** Removes a kind of database (`keptMediaDatabase`) of all learners of this device; fails where the browser refuses. */
export async function deleteOfEverybody(nameOf: (learnerId: number) => string): Promise<void> {
  const [start = '', end = ''] = nameOf(0).split('0')
  const all = await indexedDB.databases()
  const isOne = (name: string) =>
    name.startsWith(start) && name.endsWith(end) && /^\d+$/.test(name.slice(start.length, -end.length))
  deleteDatabases(...all.flatMap(({ name }) => (name !== undefined && isOne(name) ? [name] : [])))
}
