import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Key } from 'selenium-webdriver'
import { freePort } from '../free-port.ts'
import { MARK, type Tab, until } from './tab.ts'

/** Where Debian keeps the small browser around WebKitGTK that its driver starts. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const KEYS = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  ArrowDown: Key.ARROW_DOWN,
} as const

/** For the browser's own bars: as they are, no window is narrower than 447 px. */
const SMALL_BARS = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }'

/** A display of its own for each window of a run; below a hundred are those of people. */
let opened = 100 + (process.pid % 1000)

/** WebKitGTK of Debian (`webkit2gtk-driver`) on a display of its own (`xvfb`). */
export async function openWebKit(driverPath: string, width: number, height: number): Promise<Tab> {
  opened += 1
  const display = `:${opened}`
  const port = await freePort()
  // What it stores must not meet what an earlier window left behind.
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), SMALL_BARS)
  const screen = spawn('Xvfb', [display, '-screen', '0', `${width + 40}x${height + 140}x24`, '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const driverProcess = spawn(driverPath, [`--port=${port}`], {
    // What nobody reads would stop it once the pipe is full.
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      DISPLAY: display,
      // Without a graphics card. Layers are needed all the same: where they are switched off (`WEBKIT_DISABLE_COMPOSITING_MODE`), the
      // browser itself ends once a page moves in a view transition, as a dialog does that closes.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Videos drawn through a card that is not there end the page now and then.
      WEBKIT_GST_DISABLE_GL_SINK: '1',
    },
  })
  const stop = async () => {
    driverProcess.kill()
    screen.kill()
    // Its processes outlive their driver by a moment, and may still write.
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    await until('the WebKit driver', () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build()
    await driver.manage().setTimeouts({ script: 60_000 })
    await driver.manage().window().setRect({ width, height })
    const marked = () => driver.findElement(By.css(`[${MARK}]`))
    return {
      open: (url) => driver.get(url),
      ask: (run, ...args) =>
        driver.executeAsyncScript(
          `const done = arguments[arguments.length - 1]; const run = ${String(run)};
           Promise.resolve(run(...[...arguments].slice(0, -1))).then(done, (error) => done({ failed: String(error) }))`,
          ...args,
        ),
      // By the pointer itself: the driver's own press refuses an element over which a video's controls lie.
      pressMarked: () => driver.actions().move({ origin: marked() }).click().perform(),
      type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
      key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      chooseForMarked: (path) => marked().sendKeys(path),
      picture: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
      close: async () => {
        await driver.quit().catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
