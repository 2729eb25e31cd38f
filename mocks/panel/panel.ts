import type { AppPlugs } from '../app-plugs.ts'
import type { WorldControls } from '../controls.ts'
import { forgetBytes } from '../file-bytes.ts'
import type { Server } from '../serve.ts'
import { plainAddress, situationAddress } from '../situation.ts'
import type { WorldStore } from '../world/store.ts'
import { button, el } from './elements.ts'
import { clockRow, expertRow, faultRows, latencyRow, personaRow, scenarioRow } from './rows.ts'
import { sheet } from './sheet.ts'

export interface PanelPlugs {
  controls: WorldControls
  app: AppPlugs
  store: WorldStore
  server: Server
}

/** The same address with one thing more asked of the mock world. */
function reopen(name: string, value: string) {
  const address = plainAddress(new URL(location.href))
  address.searchParams.set(name, value)
  location.assign(address)
}

/** The developers' panel: a tab at the edge of the window, closed until it is pressed. */
export function showPanel(plugs: PanelPlugs): void {
  const { controls, app, store } = plugs
  const host = el('aside', { 'aria-label': 'Mock world' })
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet()]
  const tab = el('button', { type: 'button', class: 'tab', 'aria-expanded': 'false', 'aria-controls': 'body' }, 'Mock')
  const body = el('div', { id: 'body', class: 'body', hidden: '' })
  root.append(tab, body)

  function draw() {
    const world = controls.read()
    body.replaceChildren(
      personaRow(world, (persona) => {
        controls.change((world) => {
          world.persona = persona === 'guest' ? null : persona
        })
        app.writeToken(persona === 'guest' ? null : controls.tokenOf(persona))
        location.assign(app.base)
      }),
      scenarioRow(world, (scenario) => reopen('scenario', scenario)),
      clockRow(world, controls, draw),
      expertRow(world, controls, draw),
      latencyRow(world, controls),
      ...faultRows(world, controls, draw),
      el(
        'div',
        { class: 'row' },
        button('Copy link', copyLink),
        button('Reset', () => void reset()),
      ),
    )
  }

  function copyLink() {
    const world = controls.read()
    const clock = new Date(Date.now() + world.clockOffsetMs)
    const madeAt = new Date(world.madeAt * 1000)
    const { scenario, faults, latencyMs } = world
    const persona = world.persona ?? 'guest'
    const { lang } = document.documentElement
    void navigator.clipboard.writeText(
      situationAddress(new URL(location.href), { scenario, clock, madeAt, lang, persona, faults, latencyMs }),
    )
  }

  /** Back to a fresh browser: the world, the files and whatever the app keeps. */
  async function reset() {
    app.writeToken(null)
    store.clear()
    await forgetBytes()
    localStorage.clear()
    sessionStorage.clear()
    location.assign(app.base)
  }

  tab.addEventListener('click', () => {
    body.hidden = !body.hidden
    tab.setAttribute('aria-expanded', String(!body.hidden))
    if (!body.hidden) draw()
  })
  document.body.append(host)
}
