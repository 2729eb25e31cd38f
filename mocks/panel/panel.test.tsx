import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inTurn } from '../controls.ts'
import { testWorld } from '../test-world.ts'
import { showPanel } from './panel.ts'

type Tell = (event: string, payload: object, isAllowed: boolean) => void
let tell: Tell
let world: ReturnType<typeof testWorld>

beforeEach(async () => {
  world = testWorld({ scenario: 'homework-checking' })
  const api = { brand: 'lumen', base: '/v/', addressToken: null, appId: 'lumen', v1: '', v2: '' }
  const rules = {
    isDemoAccessible: false,
    demoCourseServiceId: null,
    fileMaxSize: 1,
    isRegistrationEnable: false,
    isUserAnonAuthEnable: false,
  }
  const device = { writeToken() {}, forgetLearner() {}, keepUnsent: async () => {}, closeAppOffer() {} }
  const app = {
    ...api,
    ...rules,
    ...device,
    storeLocale() {},
    closeAppOffer() {},
    brandValues: async () => [
      {
        key: 'logo',
        local: 'logo.svg',
        external: null,
        domain: 'https://cdn.example/logo.svg',
        source: 'domain',
        rule: 'the logo of the domain replaces logo.svg',
      },
      {
        key: 'isChatSupport',
        local: true,
        external: null,
        domain: null,
        source: 'local',
        rule: 'nothing else sets it',
      },
    ],
    watchEvents: (next: Tell) => void (tell = next),
  }
  const { store } = world.server
  showPanel({ controls: inTurn(world, store), app, store })
  await userEvent.click(page.getByRole('button', { name: 'Mock' }))
})

afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('aside')?.remove()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () => document.activeElement?.shadowRoot?.activeElement?.textContent

async function press(name: string) {
  button(name).element().focus()
  await userEvent.keyboard('{Enter}')
}

it('keeps the place of who acts by the keyboard', async () => {
  const before = world.read().clockOffsetMs
  await press('+1 d')
  expect(world.read().clockOffsetMs - before).toBe(86_400_000)
  expect(focused()).toBe('+1 d')
  await userEvent.keyboard('{Enter}')
  expect(world.read().clockOffsetMs - before).toBe(2 * 86_400_000)
})

it('stays among its controls where the pressed one goes', async () => {
  await press('Spoil')
  expect(world.read().faults).toMatchObject([{ call: '*', kind: '500' }])
  await press('Mend')
  expect(world.read().faults).toEqual([])
  expect(focused()).toBe('Copy link')
})

it('closes by Escape and gives the focus back', async () => {
  await press('+1 h')
  await userEvent.keyboard('{Escape}')
  expect(button('+1 h').query()).toBe(null)
  expect(focused()).toBe('Mock')
})

it('says that the link was copied, and shows it where it cannot be', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy link')
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.')
  expect(write).toHaveBeenCalledWith(expect.stringContaining('scenario=homework-checking'))
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await press('Copy link')
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('scenario=homework-checking')
})

it('shows a latency that an address asked for', async () => {
  world.setLatency(1234)
  await press('+1 h')
  await expect.element(page.getByRole('combobox', { name: 'Latency' })).toHaveValue('1234')
})

it('lists the analytics events as they happen, and what became of each', async () => {
  tell('open_app', {}, false)
  tell('login', { method: 'email' }, true)
  await expect
    .poll(() => page.getByRole('list', { name: 'Analytics events' }).element().textContent)
    .toBe('login {"method":"email"} (sent)open_app {} (held back: no consent)')
})

it('says which release is looked at', async () => {
  const stamp = Object.assign(document.createElement('meta'), { name: 'version', content: '1.0.0+abc' })
  document.head.append(stamp)
  await press('+1 h')
  await expect.element(page.getByText('1.0.0+abc')).toBeVisible()
  stamp.remove()
})

it('shows where each value of the brand comes from', async () => {
  await userEvent.click(page.getByText('Where each value comes from'))
  const rows = page.getByRole('row')
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('logologo.svg–https://cdn.example/logo.svgdomain: the logo of the domain replaces logo.svg')
  await expect.element(rows.nth(2)).toHaveTextContent('isChatSupporttrue––local: nothing else sets it')
})
