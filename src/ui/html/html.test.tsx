import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui'
import { readRaw } from '#/platform/storage'
import { Html } from './html'

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">press</a>',
  '<a href="java\tscript:alert(1)">press</a>',
  '<a href="data:text/html,<script>alert(1)</script>">press</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="https://evil.example"><input name=x><button formaction="javascript:alert(1)">go</button></form>',
  '<div style="background:url(https://evil.example/x)">x</div>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<details open ontoggle=alert(1)>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<base href="https://evil.example/"><a href="x">x</a>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<video src="https://evil.example/v.mp4" onerror=alert(1) autoplay></video>',
]

const calls = vi.fn<() => void>()
const FORBIDDEN =
  'script,style,svg,math,form,input,button,iframe,object,embed,link,meta,base,template,video,[style],[onerror],[onload]'

// Loaded once in advance, so that no test waits for the first build of the library.
beforeAll(() => import('./sanitize-html'))
beforeEach(() => {
  calls.mockClear()
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) vi.spyOn(window, name).mockImplementation(calls)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function shown(html: string) {
  // The mark shows when the sanitiser has loaded.
  const screen = await renderUi(<Html html={`<b>mark</b>${html}`} />)
  await expect.poll(() => screen.container.querySelector('b')).not.toBeNull()
  return screen.container
}

test.each(ATTACKS)('%s does nothing', async (attack) => {
  const box = await shown(attack)
  expect(box.querySelector(FORBIDDEN)).toBeNull()
  for (const link of box.querySelectorAll('a')) {
    expect(link.getAttribute('href') ?? '').not.toMatch(/^\s*(java|data)/i)
    link.click()
  }
  for (const node of box.querySelectorAll('*')) {
    expect(node.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
  }
  expect(calls).not.toHaveBeenCalled()
})

test('a picture without a size has its place before it arrives, once it has been seen', async () => {
  const src = (signed: string) => `${location.origin}/mocks/media/art/photo-egg-back.svg?sign=${signed}`
  const first = (await shown(`<img src="${src('a')}" alt="">`)).querySelector('img')!
  expect(first.hasAttribute('width')).toBe(false)
  first.loading = 'eager'
  await expect.poll(() => readRaw('picture-sizes')).toHaveLength(1)
  const size = (img: HTMLImageElement | null) => [img?.getAttribute('width'), img?.getAttribute('height')]
  const natural = [String(first.naturalWidth), String(first.naturalHeight)]
  // Signed anew, and before anything of it has come.
  const again = await shown(`<img src="${src('b')}" alt="">`)
  expect(size(again.querySelector('img'))).toEqual(natural)
  // What the author has said stays.
  const sized = await shown(`<img src="${src('c')}" width="40" alt="">`)
  expect(size(sized.querySelector('img'))).toEqual(['40', null])
})

test('the kept sizes are read once for all pictures of a text', async () => {
  const read = vi.spyOn(Storage.prototype, 'getItem')
  const box = await shown(
    ['a', 'b', 'c'].map((name) => `<img src="https://school.example/${name}.jpg" alt="">`).join(''),
  )
  expect(box.querySelectorAll('img')).toHaveLength(3)
  expect(read.mock.calls.filter(([key]) => key.endsWith('picture-sizes'))).toHaveLength(1)
})

test('a text stays as it is when what is around it is drawn again, also once its pictures have arrived', async () => {
  const html = `<a href="https://school.example/a">more</a><img src="${location.origin}/mocks/media/art/photo-egg-back.svg" alt="">`
  const screen = await renderUi(<Html html={html} />)
  const link = () => screen.container.querySelector('a')
  await expect.poll(link).not.toBeNull()
  const before = link()
  before?.focus()
  const picture = screen.container.querySelector('img')!
  picture.loading = 'eager'
  await expect.poll(() => picture.complete && picture.hasAttribute('width')).toBe(true)
  await screen.rerender(<Html html={html} />)
  expect(link()).toBe(before)
  expect(document.activeElement).toBe(before)
})

test('keeps text, lists, tables and links, which open without an opener and a referrer', async () => {
  const box = await shown('<p>Look <em>slowly</em></p><ul><li>one</li></ul><a href="https://school.example/a">more</a>')
  expect(box.querySelector('em')?.textContent).toBe('slowly')
  expect(box.querySelector('li')?.textContent).toBe('one')
  const link = box.querySelector('a')
  expect(link?.rel).toBe('noopener noreferrer')
  expect(link?.target).toBe('_blank')
  expect(link?.href).toBe('https://school.example/a')
})
