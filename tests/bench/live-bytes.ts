import type { CDPSession } from 'playwright'

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** What does not belong to the program's data: compiled code, and what the browser keeps outside of the engine. */
const NOT_LIVE = new Set(['code', 'object shape', 'native', 'synthetic', 'hidden'])

/** Size of the page's own data (objects, strings, closures, arrays), in bytes, from a heap snapshot. */
export async function liveBytes(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const note = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', note)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', note)
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const size = fields.indexOf('self_size')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!NOT_LIVE.has(types[0][nodes[at] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  }
  return bytes
}
