import type { AppPlugs } from '../app-plugs.ts'
import type { ControlsInTurn } from '../controls.ts'
import { forgetBytes } from '../file-bytes.ts'
import { plainAddress, situationAddress } from '../situation.ts'
import { createWorld } from '../world/create-world.ts'
import type { WorldStore } from '../world/store.ts'
import { button, el, row } from './elements.ts'
import { clockRow, expertRow, faultRows, latencyRow, personaRow, releaseRow, scenarioRow, schoolRow } from './rows.ts'
import { sheet } from './sheet.ts'
import { valuesRow } from './values-row.ts'

export interface PanelPlugs {
  controls: ControlsInTurn
  app: AppPlugs
  store: WorldStore
}

/** The same address with one more parameter for the mock world. */
function reopen(name: string, value: string) {
  const address = plainAddress(new URL(location.href))
  address.searchParams.set(name, value)
  location.assign(address)
}

/** The newest analytics events, above the older ones. */
const EVENTS_SHOWN = 20

const focusables = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('button, select, summary')]

/** The developers' panel: a tab at the edge of the window, closed until it is pressed. */
export function showPanel(plugs: PanelPlugs): void {
  const { controls, app, store } = plugs
  const host = el('aside', { 'aria-label': 'Mock world' })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet()]
  const tab = el('button', { type: 'button', class: 'tab', 'aria-expanded': 'false', 'aria-controls': 'body' }, 'Mock')
  const body = el('div', { id: 'body', class: 'body', hidden: '' })
  const said = el('small', { role: 'status' })
  const events = el('ol', { 'aria-label': 'Analytics events' })
  app.watchEvents((event, payload, isAllowed) => {
    const fate = isAllowed ? 'sent' : 'held back: no consent'
    events.prepend(el('li', {}, `${event} ${JSON.stringify(payload)} (${fate})`))
    while (events.childElementCount > EVENTS_SHOWN) events.lastElementChild?.remove()
  })
  root.append(tab, body)

  /** Draws the panel again after each action, and restores the keyboard focus. */
  async function draw() {
    const world = await controls.read()
    const place = focusables(body).findIndex((one) => one === root.activeElement)
    body.replaceChildren(
      personaRow(world, async (persona) => {
        await controls.change((world) => {
          world.persona = persona === 'guest' ? null : persona
        })
        app.writeToken(persona === 'guest' ? null : await controls.tokenOf(persona))
        location.assign(app.base)
      }),
      scenarioRow(world, (scenario) => reopen('scenario', scenario)),
      clockRow(world, controls, draw),
      expertRow(world, controls, draw),
      schoolRow(controls),
      latencyRow(world, controls),
      ...faultRows(world, controls, draw),
      row('Events', events),
      el('div', { class: 'row' }, button('Copy link', copyLink), button('Reset', reset), said),
      valuesRow(app),
      releaseRow(),
    )
    said.textContent = ''
    const all = focusables(body)
    if (place >= 0) (all[Math.min(place, all.length - 1)] ?? tab).focus()
  }

  async function copyLink() {
    const world = await controls.read()
    const clock = new Date(Date.now() + world.clockOffsetMs)
    const madeAt = new Date(world.madeAt * 1000)
    const { brand, scenario, faults, latencyMs } = world
    const ownFaults = createWorld({ brand, scenario }).faults
    const persona = world.persona ?? 'guest'
    const { lang } = document.documentElement
    const parts = { scenario, clock, madeAt, lang, persona, faults, ownFaults, latencyMs }
    const link = situationAddress(new URL(location.href), parts)
    try {
      await navigator.clipboard.writeText(link)
      said.textContent = 'Copied.'
    } catch {
      // Not allowed, or not available on an address without TLS.
      said.textContent = link
    }
  }

  /** Resets to a fresh browser: the world, the files and everything that the app keeps. */
  async function reset() {
    app.writeToken(null)
    await store.exclusive(() => store.clear())
    await forgetBytes()
    localStorage.clear()
    sessionStorage.clear()
    location.assign(app.base)
  }

  function open(isOpen: boolean) {
    body.hidden = !isOpen
    tab.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) void draw()
  }

  tab.addEventListener('click', () => open(body.hidden !== false))
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || body.hidden) return
    // Must not close a dialog of the app behind the panel.
    event.stopPropagation()
    open(false)
    tab.focus()
  })
  document.body.append(host)
}
