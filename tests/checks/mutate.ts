import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** One changed operator of one file: what the mutation run tries. */
export interface Change {
  file: string
  at: number
  from: string
  to: string
}

/** Serves the file that `MUTATION` names with its change; on the disk nothing is touched. */
export function mutate(): Plugin[] {
  const text = process.env['MUTATION']
  if (!text) return []
  const { file, at, from, to }: Change = JSON.parse(text)
  const path = resolve(file)
  return [
    {
      name: 'mutate',
      enforce: 'pre',
      transform: (code, id) =>
        id.split('?')[0] === path ? { code: code.slice(0, at) + to + code.slice(at + from.length), map: null } : null,
    },
  ]
}
