import { createHash } from 'node:crypto'

/** A number that depends on a row's name alone: what it chooses stays when rows are inserted. */
export const rowHash = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()
