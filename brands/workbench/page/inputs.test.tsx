import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui.tsx'
import lumen from '../../lumen/brand.json'
import type { Change, Raw } from './draft.ts'
import { Contrast, Corrections, Messages } from './findings.tsx'
import { Look } from './look.tsx'
import { Flags, Words } from './words.tsx'

// The file has been checked.
const raw = lumen as unknown as Raw

it('changes the seven inputs of the theme, by the keyboard too', async () => {
  const change = vi.fn<Change>()
  await renderUi(<Look theme={raw.theme} change={change} />)
  page.getByRole('slider', { name: 'Accent: hue' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenLastCalledWith(['theme', 'accent'], { ...raw.theme.accent, hue: 253 })
  await page.getByLabelText('Spark', { exact: false }).first().fill('#ffdd00')
  expect(change).toHaveBeenLastCalledWith(['theme', 'spark'], { lightness: 0.899, chroma: 0.186, hue: 98 })
  await userEvent.click(page.getByRole('switch', { name: 'Round buttons' }))
  expect(change).toHaveBeenLastCalledWith(['theme', 'pill'], true)
  await userEvent.click(page.getByRole('radio', { name: 'Calm' }))
  expect(change).toHaveBeenLastCalledWith(['theme', 'pairing'], 'sans-calm')
  await page.getByRole('slider', { name: 'Radius' }).fill('12')
  expect(change).toHaveBeenLastCalledWith(['theme', 'radius'], 12)
  await page.getByRole('slider', { name: 'Paper: chroma' }).fill('0.02')
  expect(change).toHaveBeenLastCalledWith(['theme', 'paper'], { ...raw.theme.paper, chroma: 0.02 })
})

it('changes the words of one language, also where there are none yet', async () => {
  const change = vi.fn<Change>()
  const texts = { ...raw.texts, missingHeadline: null }
  await renderUi(<Words raw={{ ...raw, texts }} language="ru" change={change} />)
  await expect.element(page.getByLabelText('loginHelp (ru)')).toHaveValue('Вы здесь впервые?')
  await page.getByLabelText('loginHelp (ru)').fill('Впервые?')
  expect(change).toHaveBeenLastCalledWith(['texts', 'loginHelp', 'ru'], 'Впервые?')
  await page.getByLabelText('missingHeadline (ru)').fill('Пусто')
  expect(change).toHaveBeenLastCalledWith(['texts', 'missingHeadline'], { ru: 'Пусто' })
  await page.getByLabelText('Name').fill('Lux')
  expect(change).toHaveBeenLastCalledWith(['name'], 'Lux')
})

it('turns everything that a brand switches', async () => {
  const change = vi.fn<Change>()
  await renderUi(<Flags raw={raw} change={change} />)
  await userEvent.click(page.getByRole('switch', { name: /^isChatSupport/ }))
  expect(change).toHaveBeenLastCalledWith(['isChatSupport'], false)
  const flags = Object.values(lumen).filter((value) => typeof value === 'boolean')
  expect(page.getByRole('switch').elements()).toHaveLength(flags.length)
})

it('shows what the colours become, and which pair is too weak', async () => {
  const theme = { ...raw.theme, spark: { lightness: 0.3, chroma: 0.1, hue: 70 } }
  await renderUi(
    <>
      <Corrections theme={theme} />
      <Contrast theme={theme} />
    </>,
  )
  await expect.element(page.getByText(/The accent #17518b is shown as #7db2ee in the dark theme/)).toBeVisible()
  const first = () => page.getByRole('row').nth(1).element().textContent
  await expect.poll(first).toMatch(/^Aaon-spark on spark .*4\.5too weak$/)
  await userEvent.click(page.getByRole('radio', { name: 'Dark' }))
  await expect.element(page.getByRole('row', { name: /spark-line on fill .*too weak/ })).toBeVisible()
})

it('says what keeps a draft from being saved', async () => {
  const fault = { path: '$.theme.radius', message: 'expected at most 24, found 40', line: 57 }
  const warning = { path: '$.appId', message: 'ask for an id of your own' }
  const verdict = { faults: [fault], warnings: [warning], notes: ['still that of "demo"'] }
  await renderUi(<Messages verdict={verdict} refusal="brand.json has been changed" />)
  const said = () => page.getByRole('status').first().element().textContent
  await expect.poll(said).toContain('$.theme.radius (line 57): expected at most 24, found 40.')
  expect(said()).toContain('Not saved. brand.json has been changed')
  expect(said()).toContain('$.appId: ask for an id of your own')
})
