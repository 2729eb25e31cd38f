import { beforeEach, expect, it } from 'vitest'
import { database } from '../database.ts'
import { createWorld } from './create-world.ts'
import type { World } from './model.ts'
import { storedWorld } from './stored-world.ts'

type Tab = ReturnType<typeof storedWorld>

beforeEach(async () => (await database()).clear('parts'))

const read = (tab: Tab) => tab.exclusive(() => tab.read())
const write = (tab: Tab, world: World) => tab.exclusive(() => tab.write(world))
const setLatency = (tab: Tab, change: (ms: number) => number) =>
  tab.exclusive(async () => {
    const world = tab.read()
    if (!world) throw new Error('There is no world')
    // Another change could come in here if the tabs did not take turns.
    await new Promise((done) => setTimeout(done, 5))
    world.latencyMs = change(world.latencyMs)
    tab.write(world)
  })

it('is there again after a reload', async () => {
  const world = createWorld({ brand: 'lumen' })
  await write(storedWorld(), world)
  expect(await read(storedWorld())).toEqual(world)
})

it('is one for all tabs, whose changes come one after the other', async () => {
  const [one, other] = [storedWorld(), storedWorld()]
  await write(one, createWorld({ brand: 'lumen' }))
  await Promise.all([one, other, one, other].map((tab) => setLatency(tab, (ms) => ms + 1)))
  expect((await read(one))?.latencyMs).toBe(4)
  expect((await read(other))?.latencyMs).toBe(4)
})

it('stores only the parts that a change touches', async () => {
  const tab = storedWorld()
  await write(tab, createWorld({ brand: 'lumen' }))
  await setLatency(tab, () => 7)
  const parts = await (await database()).getAll('parts')
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.filter(({ rev }) => rev === 2).map(({ name }) => name)).toEqual(['base'])
})

it('is gone in every tab once one has cleared it, until one makes a new one', async () => {
  const [one, other] = [storedWorld(), storedWorld()]
  const world = createWorld({ brand: 'lumen' })
  await write(one, createWorld({ brand: 'lumen', scenario: 'bulk' }))
  expect((await read(other))?.scenario).toBe('bulk')
  await one.exclusive(() => one.clear())
  expect(await read(other)).toBe(null)
  expect(await read(storedWorld())).toBe(null)
  await write(other, world)
  expect(await read(one)).toEqual(world)
})

it('keeps what work had changed before it failed, and leaves the turn to the next', async () => {
  const tab = storedWorld()
  const world = createWorld({ brand: 'lumen' })
  const failing = tab.exclusive(() => {
    tab.write(world)
    throw new Error('spoiled')
  })
  await expect(failing).rejects.toThrow('spoiled')
  expect(await read(storedWorld())).toEqual(world)
})
