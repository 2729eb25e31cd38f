import { describe, expect, it } from 'vitest'
import { changesOf, importChains, keptView, toKeep } from './weights.ts'

const USES = {
  'home.tsx': ['screen.tsx', 'search.ts'],
  'screen.tsx': ['list.ts'],
  'search.ts': ['list.ts', 'screen.tsx'],
  'list.ts': ['store.ts'],
  'store.ts': ['screen.tsx'],
}

describe('why a module is in a view', () => {
  it('is the shortest way to it, also where modules import each other in a circle', () => {
    const chains = importChains(['home.tsx'], USES)
    expect(chains.get('store.ts')).toEqual(['home.tsx', 'screen.tsx', 'list.ts', 'store.ts'])
    expect(chains.get('home.tsx')).toEqual(['home.tsx'])
  })

  it('starts at the nearest root', () => {
    expect(importChains(['home.tsx', 'list.ts'], USES).get('store.ts')).toEqual(['list.ts', 'store.ts'])
  })

  it('does not lead through what another view loads: a route’s file stands for its screen, too', () => {
    const chains = importChains(['home.tsx'], USES, (module) => module !== 'screen.tsx')
    expect(chains.get('list.ts')).toEqual(['home.tsx', 'search.ts', 'list.ts'])
  })

  it('is unknown for what no root imports: it stands in the same file as something else', () => {
    expect(importChains(['list.ts'], USES).has('search.ts')).toBe(false)
  })
})

describe('what has changed', () => {
  const before = new Map([
    ['same.ts', 5],
    ['smaller.ts', 5],
    ['gone.ts', 7],
    ['larger.ts', 5],
  ])
  const now = new Map([
    ['same.ts', 5],
    ['smaller.ts', 4],
    ['larger.ts', 6],
    ['new.ts', 9],
  ])

  it('names what joined and grew before what shrank and left', () => {
    expect(changesOf(now, before)).toEqual([
      { module: 'new.ts', by: 9, kind: 'joined' },
      { module: 'larger.ts', by: 1, kind: 'grew' },
      { module: 'smaller.ts', by: -1, kind: 'shrank' },
      { module: 'gone.ts', by: -7, kind: 'left' },
    ])
  })

  it('is read from what was kept of each view', () => {
    const kept = toKeep(
      new Map([
        ['login', { bytes: 20, weights: before }],
        ['/home', { bytes: 30, weights: now }],
      ]),
    )
    expect(kept.views).toEqual({ login: 20, '/home': 30 })
    expect(kept.modules['same.ts']).toEqual([5, 'login /home'])
    expect(keptView(kept, 'login').get('gone.ts')).toBe(7)
    expect(keptView(kept, '/home').has('gone.ts')).toBe(false)
    expect(keptView(kept, 'unknown').size).toBe(0)
  })
})
