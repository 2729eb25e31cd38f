import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from '#/lib/zod'
import { Html } from '#/ui/html'
import { renderUi } from '../render-ui'

const folder: unknown = import.meta.env['CORPORA']
const present = typeof folder === 'string' && folder !== ''
if (!present) console.warn('html corpus: skipped, set CORPORA to the folder of the corpora')

const rows = z.array(z.object({ payload: z.string() }))
const called = vi.fn<(name: string) => void>()
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
    await vi.waitFor(() => expect(screen.container.querySelector('b')).not.toBeNull())
    for (const payload of payloads) {
      await screen.rerender(<Html html={payload} />)
      expect(screen.container.querySelector(FORBIDDEN), payload).toBeNull()
      for (const node of screen.container.querySelectorAll<HTMLElement>('*')) {
        expect(
          node.getAttributeNames().filter((name) => name.startsWith('on')),
          payload,
        ).toEqual([])
        if (node instanceof HTMLAnchorElement) {
          expect(node.getAttribute('href') ?? 'https:', payload).toMatch(/^(https?|mailto|tel):/i)
          node.removeAttribute('target')
          node.addEventListener('click', (event) => event.preventDefault())
        }
        for (const event of ['pointerover', 'mouseover', 'focus', 'click', 'toggle']) {
          node.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }))
        }
      }
    }
    expect(called).not.toHaveBeenCalled()
    const foreign = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'img')
      .filter((entry) => new URL(entry.name).origin !== location.origin)
    expect(foreign.map((entry) => entry.name)).toEqual([])
  }, 60_000)
})
