import puppeteer, { type EvaluateFunc, type KeyInput } from 'puppeteer-core'
import { MARK, type Tab } from './tab.ts'

/** Firefox of Debian (`firefox-esr`), driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string, width: number, height: number): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 120_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'media.autoplay.default': 0 },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width, height })
  const marked = async () => {
    const element = await page.$(`[${MARK}]`)
    if (!element) throw new Error('nothing is marked')
    return element
  }
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    // Arguments are plain data here, which Puppeteer's types cannot know.
    ask: (run, ...args) => page.evaluate(run as EvaluateFunc<unknown[]>, ...args) as never,
    pressMarked: async () => (await marked()).click(),
    type: (text) => page.keyboard.type(text),
    key: (key: KeyInput) => page.keyboard.press(key),
    chooseForMarked: async (path) => (await (await marked()).toElement('input')).uploadFile(path),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}
