import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from '#/lib/zod'
import { Html } from '#/ui/html/html'
import { renderUi } from '../render-ui'

const folder: unknown = import.meta.env['CORPORA']
const present = typeof folder === 'string' && folder !== ''
if (!present) console.warn('html corpus: skipped, set CORPORA to the folder of the corpora')

const rows = z.array(z.object({ payload: z.string() }))
const called = vi.fn<(name: string) => void>()
const SAFE_LINK = /^(https?|mailto|tel):/i
const FORBIDDEN = 'script,style,svg,math,form,input,button,iframe,object,embed,link,meta,base,template,[style]'

describe.skipIf(!present)('html corpus', () => {
  beforeAll(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      vi.spyOn(window, name).mockImplementation(() => called(name))
    }
  })
  afterAll(() => {
    vi.restoreAllMocks()
  })

  test('no payload runs script, asks a foreign host outside of pictures, or leaves a forbidden element', async () => {
    const answer = await fetch(`/@fs${String(folder)}/xss/payloads.json`)
    const payloads = z.parse(rows, await answer.json()).map((row) => row.payload)
    expect(payloads.length).toBeGreaterThanOrEqual(300)

    const screen = await renderUi(<Html html="<b>ready</b>" />)
    await expect.poll(() => screen.container.querySelector('b')).not.toBeNull()
    const faults: string[] = []
    for (const payload of payloads) {
      await screen.rerender(<Html html={payload} />)
      if (screen.container.querySelector(FORBIDDEN)) faults.push(`element: ${payload}`)
      for (const node of screen.container.querySelectorAll<HTMLElement>('*')) {
        if (node.getAttributeNames().some((name) => name.startsWith('on'))) faults.push(`handler: ${payload}`)
        if (node instanceof HTMLAnchorElement) {
          if (!SAFE_LINK.test(node.getAttribute('href') ?? 'https:')) faults.push(`link: ${payload}`)
          node.removeAttribute('target')
          node.addEventListener('click', (event) => event.preventDefault())
        }
        for (const event of ['pointerover', 'mouseover', 'focus', 'click', 'toggle']) {
          node.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }))
        }
      }
    }
    expect(faults).toEqual([])
    expect(called).not.toHaveBeenCalled()
    const foreign = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'img')
      .filter((entry) => new URL(entry.name).origin !== location.origin)
    expect(foreign.map((entry) => entry.name)).toEqual([])
  }, 60_000)
})
