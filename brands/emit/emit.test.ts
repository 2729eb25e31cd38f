import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { fontAssets } from './asset-files.ts'
import { csp } from './csp.ts'
import { brandFiles } from './brand-files.ts'
import { brandHtml, dataJson, leanMarkup } from './html.ts'
import { brandIds, loadBrand } from '../check/load-brand.ts'
import { brandPlugin } from '../build/brand-plugin.ts'
import { brandSchemaJson, storedSchemaJson } from '../check/schema.ts'
import { themeCss } from './theme-css.ts'

it('brand.schema.json is the one of the schema (else run npm run brand:schema)', () => {
  expect(storedSchemaJson()).toBe(brandSchemaJson())
})

type JsonSchema = {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** Every key that a JSON schema knows, however deep, with its description. */
const keysOf = ({ properties = {}, items, anyOf = [] }: JsonSchema, at = ''): { path: string; words?: string }[] => [
  ...Object.entries(properties).flatMap(([key, schema]) => {
    const path = `${at}.${key}`
    return [{ path, words: schema.description }, ...keysOf(schema, path)]
  }),
  ...(items ? keysOf(items, `${at}[]`) : []),
  ...anyOf.flatMap((schema) => keysOf(schema, at)),
]

it('explains each key of brand.json in words of its own', () => {
  const keys = keysOf(JSON.parse(brandSchemaJson()))
  expect(keys.filter(({ words }) => !words).map(({ path }) => path)).toEqual([])
  const words = keys.filter(({ path }) => /^\.\w+$/.test(path)).map((key) => key.words)
  expect(words.filter((text, index) => words.indexOf(text) < index)).toEqual([])
})

it('knows the brands that ship, and says so of another one', () => {
  expect(brandIds()).toEqual(expect.arrayContaining(['demo', 'kinetic', 'lumen']))
  expect(() => loadBrand('meridian')).toThrow(
    'brands/meridian: 1 fault\n  brands/meridian/brand.json: not found; brands: ',
  )
})

describe.each(['lumen', 'kinetic', 'demo'])('%s', (id) => {
  const brand = loadBrand(id)
  const html = brandHtml(brand, '/v/')

  it('has its files under the base, each name with its hash', () => {
    const names = brandFiles(brand, '/v/').files.map(({ fileName }) => fileName)
    expect(new Set(names).size).toBe(names.length)
    expect(
      names.filter((name) => !/^brand\/[\w-]+-[\w-]{8}\.\w+$/.test(name) && !name.startsWith('brand/OFL-')),
    ).toEqual([])
  })

  it('adds no file that nothing names', () => {
    const { files, local } = brandFiles(brand, '/v/')
    const sheets = files.filter(({ fileName }) => /\.(css|webmanifest)$/.test(fileName))
    const named = [html.head, JSON.stringify(local.assets), ...sheets.map(({ source }) => Buffer.from(source))].join('')
    const others = files.filter(({ fileName }) => !fileName.startsWith('brand/OFL-'))
    expect(others.filter(({ fileName }) => !named.includes(`/v/${fileName}`))).toEqual([])
  })

  it('loads the serif only where headlines are set in it', () => {
    const serif = brandFiles(brand, '/v/').files.some(({ fileName }) => fileName.includes('literata'))
    expect(serif).toBe(id === 'lumen')
    expect(html.css.includes('Literata')).toBe(id === 'lumen')
  })

  it('names its own fonts in their sheet alone: before, each name would be looked for among the fonts of the device', () => {
    const { sheet } = fontAssets(brand, '/v/')
    const own = [
      ...Buffer.from(sheet.source)
        .toString()
        .matchAll(/@font-face\s*\{\s*font-family:\s*'([^']+)'/g),
    ].map(([, name]) => name)
    expect(own).toContain('Geologica Variable')
    expect(own.filter((name) => name && html.css.includes(name))).toEqual([])
  })

  it('has no fonts to wait for in the page', () => {
    expect(html.css).not.toContain('url(')
    expect(html.head).not.toContain('preload')
  })

  it('has an installable manifest', () => {
    const manifest = JSON.parse(Buffer.from(brandFiles(brand, '/v/').manifest.source).toString())
    expect(manifest).toMatchObject({ name: brand.name, start_url: '/v/', scope: '/v/', display: 'standalone' })
    expect(manifest.theme_color).toBe(manifest.background_color)
    expect(manifest.icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose])).toEqual([
      ['any', undefined],
      ['192x192', undefined],
      ['512x512', undefined],
      ['192x192', 'maskable'],
      ['512x512', 'maskable'],
    ])
  })

  it('says in each of its languages what it is and where its icon leads, to chats only where it has them', () => {
    const manifest = JSON.parse(Buffer.from(brandFiles(brand, '/v/').manifest.source).toString())
    const { about } = brand.texts
    expect(manifest).toMatchObject({ description: about.en, description_localized: { ru: about.ru, es: about.es } })
    const chat = {
      name: 'Messages',
      name_localized: { ru: 'Сообщения', es: 'Mensajes' },
      url: '/v/chat',
      icons: [manifest.icons[1]],
    }
    const shortcuts: { url: string }[] = manifest.shortcuts
    expect(shortcuts.map(({ url }) => url)).toEqual(
      id === 'kinetic' ? ['/v/home', '/v/homework'] : ['/v/home', '/v/chat', '/v/homework'],
    )
    expect(shortcuts.filter(({ url }) => url === '/v/chat')).toEqual(id === 'kinetic' ? [] : [chat])
  })

  it('takes pictures that are shared with it where a worker can receive them', () => {
    const { share_target: target } = JSON.parse(Buffer.from(brandFiles(brand, '/v/').manifest.source).toString())
    const files = [{ name: 'files', accept: ['image/*'] }]
    const form = { action: '/v/share', method: 'POST', enctype: 'multipart/form-data', params: { files } }
    expect(target).toEqual(brand.isOfflineEnable ? form : undefined)
  })

  it('shows the pictures of the app that it has, with their sides', () => {
    const manifest = JSON.parse(Buffer.from(brandFiles(brand, '/v/').manifest.source).toString())
    const shown: { form_factor: string; sizes: string }[] = manifest.screenshots
    const files = { wide: 'picture.png', narrow: 'picture-narrow.png' }
    expect(shown.map((one) => one.form_factor)).toEqual(
      Object.entries(files).flatMap(([form, file]) => (existsSync(`brands/${id}/${file}`) ? [form] : [])),
    )
    for (const { sizes } of shown) expect(sizes).toMatch(/^\d{3,4}x\d{3,4}$/)
  })

  it('tells the app nothing that only the build reads', () => {
    const { local } = brandFiles(brand, '/v/')
    for (const key of ['$schema', 'connectOrigins', 'socketOrigins', 'mobileApp']) expect(local).not.toHaveProperty(key)
  })

  it('has a logo in the colour of the text', () => {
    expect(html.logo).toMatch(/<symbol id="brand-logo" viewBox="0 0 \d+ 32" fill="currentColor"><.+<\/symbol>/)
    expect(html.logo.replaceAll(/var\([^)]*\)/g, '')).not.toMatch(/#[\da-f]{3,8}"/i)
    expect(html.css).toMatch(/\.brand-logo\{aspect-ratio:\d+\/32\}$/)
  })

  it('has both themes in each token that differs', () => {
    const css = themeCss(brand.theme)
    expect(css).toMatch(/--bg:light-dark\(#[\da-f]{6},#[\da-f]{6}\)/)
    expect(css).toContain('[data-theme=dark]{color-scheme:dark}')
    expect(css).toContain(`--r-control:${id === 'kinetic' ? '999px' : `${brand.theme.radius}px`}`)
  })
})

it('escapes what would end a data block', () => {
  expect(dataJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}')
})

it('still markup keeps what it shows and loses what only React and the icon library write', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" class="lucide lucide-globe shrink-0"><path d="M2 12h20"></path></svg>'
  expect(leanMarkup(`<a class="link">${icon}<b></b></a>`)).toBe(
    '<a class="link"><svg width="16" class="shrink-0"><path d="M2 12h20"/></svg><b></b></a>',
  )
})

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

describe('policy', () => {
  it('allows no inline code but what is named by its hash', () => {
    const policy = directives(csp(loadBrand('lumen'), { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] }))
    expect(policy).toMatchObject({
      'script-src': ["'self'", "'sha256-a'"],
      'style-src': ["'self'", "'sha256-b'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'dompurify'],
    })
    expect(policy).not.toHaveProperty('frame-ancestors')
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })

  it('reaches the API, the listed origins, the place of reports and the brand’s sockets, and nothing else', () => {
    const brand = {
      ...loadBrand('kinetic'),
      origin: 'https://api.example',
      documentOrigins: ['https://files.kinetic.example'],
      errorReportUrl: 'https://log.example/in',
    }
    expect(directives(csp(brand))).toMatchObject({
      'connect-src': [
        "'self'",
        'https://api.example',
        'https://cdn.kinetic.example',
        'https://files.kinetic.example',
        'wss://rt.kinetic.example',
        'https://log.example',
      ],
    })
  })
})

it('a build writes the brand beside the app', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'brand-'))
  await build({
    configFile: false,
    base: '/v/',
    logLevel: 'error',
    plugins: [
      brandPlugin({ brand: loadBrand('kinetic') }),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? 'import brand from "virtual:brand"; document.title = brand.name' : null),
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'entry' } },
  })
  const { files } = brandFiles(loadBrand('kinetic'), '/v/')
  expect(files.filter(({ fileName }) => !existsSync(join(outDir, fileName)))).toEqual([])
})
