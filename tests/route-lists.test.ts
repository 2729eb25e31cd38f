import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseSync } from 'vite'
import { routeFiles } from '../brands/build/route-files.ts'

/** What may know screens by name, and why it is not derived; whoever adds a screen need not look at any of these. */
const MAY_NAME_SCREENS: Readonly<Record<string, string>> = {
  'brands/build/first-views.ts': 'the one list of first views',
  'src/first-view/early-calls.ts':
    'what the first views of a course ask for before there is a router; any other screen asks itself',
  'src/shell/auth-pending.tsx': 'the first view of home stays while the guard waits',
  'src/shell/idle-list.ts': 'the order in which likely screens load in idle time; any other loads when it is opened',
  'src/brand/schema/identity.ts':
    'a brand is checked without the app: what cannot be its first screen after the sign-in',
  'src/domains/consent/cookie-banner.tsx': 'is not drawn over the one screen that asks the same',
  'src/domains/session/guard/acts-when-opened.ts':
    'the sign-in checks addresses before there is a router; `route-facts.test.tsx` holds it against the routes',
  'src/ui/modals/leave-confirm.tsx': 'tells signing out, which alone takes away what is kept, from any other screen',
  'src/domains/study/lesson-moment.ts':
    'reads the address of a moment of a lesson out of a message, as it writes it there',
  'src/shell/realtime/notices.ts': 'news of a chat is not told where that chat or the list of all is on the screen',
  'brands/workbench/page/screens.ts': 'the screens on which an operator looks at a brand; a new one is seen without it',
  'tests/engines/journeys.ts': 'ways that a learner goes; a new screen is in the matrix without it',
  'tests/a11y/screens.ts': 'further states of screens; a new one is in the matrix in its plain state',
  'tests/a11y/school-states.ts': 'the same, for the screens around the courses',
}

const files = routeFiles()
/** The names by which code may know a screen: address, route id, and file. */
const NAMES = new Set(
  files.flatMap(({ path, file }) => {
    const inRoutes = file.replace('src/routes/', '')
    const id = `/${inRoutes.replace(/(?:[./]route)?\.tsx$/, '').replaceAll('.', '/')}`
    // Layouts without an address of their own are no screens.
    const isPathless = path === '/'
    return [inRoutes, file, ...(isPathless ? [] : [path, id, id.replace(/\/index$/, '/')])]
  }),
)
const FILES = new Set(files.map(({ file }) => file))
const ADDRESSES = files.map(({ path }) => path.replaceAll(/\$\w+/g, '7'))
const SEGMENTS = new Set(files.flatMap(({ path }) => path.split('/').filter((part) => /^\w{4,}$/.test(part))))

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isName = (node: unknown): node is Node =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' && NAMES.has(node['value'])
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Where a link leads is no list. */
const isLink = ({ type, key, name }: Node) => {
  const said = type === 'Property' ? key : type === 'JSXAttribute' ? name : null
  return isNode(said) && /^(?:to|href|parent)$/.test(String(said['name']))
}

/** The screens that stand in a list: its items, the keys and values of a table, and what these hold. */
const namesIn = (node: Node): string[] =>
  isName(node) ? [String(node['value'])] : isLink(node) ? [] : childrenOf(node).flatMap(namesIn)

/** Whether a pattern tells addresses of this app from others. */
function knowsAddresses({ pattern, flags }: { pattern: string; flags: string }): boolean {
  const words = pattern.match(/[a-z]\w{3,}/gi) ?? []
  const regex = new RegExp(pattern, flags)
  return (
    words.some((word) => SEGMENTS.has(word)) && ADDRESSES.some((one) => regex.test(one) || regex.test(one.slice(1)))
  )
}

/** Every place of a file that names screens: a list of several, a comparison with one, a pattern of addresses. */
function screensNamedIn(node: Node): string[] {
  const below = () => childrenOf(node).flatMap(screensNamedIn)
  switch (node.type) {
    case 'ArrayExpression':
    case 'ObjectExpression': {
      const names = new Set(namesIn(node))
      return names.size > 1 ? [`a list of ${[...names].join(', ')}`] : below()
    }
    case 'BinaryExpression':
    case 'SwitchCase':
      return childrenOf(node).some(isName) ? [`a comparison with ${namesIn(node).join(', ')}`] : below()
    case 'CallExpression': {
      const { property } = node['callee'] as { property?: { name?: string } }
      const [first] = node['arguments'] as Node[]
      const compares = /^(?:startsWith|endsWith|includes)$/.test(property?.name ?? '')
      const value = isNode(first) ? String(first['value']) : ''
      const isPart = value.length > 1 && value.startsWith('/') && ADDRESSES.some((one) => one.includes(value))
      return compares && isPart ? [`a comparison with ${value}`] : below()
    }
    case 'Literal':
      return 'regex' in node && knowsAddresses(node['regex'] as { pattern: string; flags: string })
        ? [`a pattern of addresses: ${String(node['raw'])}`]
        : FILES.has(String(node['value']))
          ? [`the file ${String(node['value'])}`]
          : []
    default:
      return below()
  }
}

const sources = globSync(['*.ts', '{src,brands,mocks,tests}/**/*.{ts,tsx}'], {
  exclude: [
    'src/routes/**',
    'src/routeTree.gen.ts',
    'src/shell/menu/**',
    'tests/e2e/**',
    'tests/bench/**',
    '**/*.test.*',
  ],
})

const found = new Map(
  sources.flatMap((file): [string, string[]][] => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    const places = screensNamedIn(program as unknown as Node)
    return places.length > 0 ? [[file, places]] : []
  }),
)

it('no list has to know a new screen', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(Object.fromEntries([...found].filter(([file]) => !(file in MAY_NAME_SCREENS)))).toEqual({})
})

it('every exception is needed', () => {
  expect(Object.keys(MAY_NAME_SCREENS).filter((file) => !found.has(file))).toEqual([])
})
