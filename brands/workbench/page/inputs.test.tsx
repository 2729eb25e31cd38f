import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ThemeInputs } from '../../../src/brand/schema/theme-inputs.ts'
import { renderUi } from '../../../tests/render-ui.tsx'
import lumen from '../../lumen/brand.json'
import lumenText from '../../lumen/brand.json?raw'
import type { Fault } from '../../check/faults.ts'
import type { Change } from './draft.ts'
import { DraftFaults } from './faults.tsx'
import { FileText } from './file-text.tsx'
import { Contrast, Corrections, Messages } from './findings.tsx'
import { Look } from './look.tsx'
import { readRaw } from './raw.ts'
import { Flags, Words } from './words.tsx'

const raw = readRaw(lumenText, lumen.theme as ThemeInputs)
if (!raw) throw new Error('brand.json cannot be read')

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
  const texts = { ...raw.texts, missingHeadline: {} }
  await renderUi(<Words raw={{ ...raw, texts }} language="ru" change={change} />)
  await expect.element(page.getByLabelText('loginHelp (ru)')).toHaveValue('Вы здесь впервые?')
  await page.getByLabelText('loginHelp (ru)').fill('Впервые?')
  expect(change).toHaveBeenLastCalledWith(['texts', 'loginHelp', 'ru'], 'Впервые?')
  await page.getByLabelText('missingHeadline (ru)').fill('Пусто')
  expect(change).toHaveBeenLastCalledWith(['texts', 'missingHeadline', 'ru'], 'Пусто')
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

it('says what keeps a draft from being saved, and leads to where it is mended', async () => {
  const fault = { path: '$.theme.radius', message: 'expected at most 24, found 40', line: 57 }
  const warning = { path: '$.appId', message: 'ask for an id of your own' }
  const verdict = {
    faults: [fault],
    maySave: false,
    fileFaults: [{ path: 'logo.svg', message: 'not found' }],
    warnings: [warning],
    notes: ['still that of "demo"'],
  }
  const onShow = vi.fn<(fault: Fault) => void>()
  await renderUi(<Messages verdict={verdict} refusal="brand.json has been changed" onShow={onShow} />)
  const said = () => page.getByRole('status').first().element().textContent
  await expect.poll(said).toContain('$.theme.radius (line 57): expected at most 24, found 40.')
  expect(said()).toContain('Not saved. brand.json has been changed')
  expect(said()).toContain('logo.svg: not found. Replace it')
  expect(said()).toContain('$.appId: ask for an id of your own')
  await userEvent.click(page.getByRole('button', { name: 'Mend $.theme.radius' }))
  expect(onShow).toHaveBeenCalledWith(fault)
})

it('shows each fault beside its field', async () => {
  const change = vi.fn<Change>()
  const faults = [
    { path: '$.theme.accent', message: 'expected an object' },
    { path: '$.theme.spark.hue', message: 'expected less than 360, found 400' },
    { path: '$.texts.loginHelp.ru', message: 'missing; expected a text' },
    { path: '$.isChatSupport', message: 'expected true or false, found "yes"' },
  ]
  await renderUi(
    <DraftFaults value={faults}>
      <Look theme={raw.theme} change={change} />
      <Words raw={raw} language="en" change={change} />
      <Flags raw={raw} change={change} />
    </DraftFaults>,
  )
  const accent = page.getByRole('group', { name: 'Accent' })
  await expect.element(accent.getByText('expected an object.')).toBeVisible()
  const spark = page.getByRole('group', { name: 'Spark' })
  await expect.element(spark.getByText('hue: expected less than 360, found 400.')).toBeVisible()
  await expect
    .element(page.getByLabelText('loginHelp (en)'))
    .toHaveAccessibleDescription('ru: missing; expected a text.')
  const flag = page.getByRole('switch', { name: /^isChatSupport/ })
  await expect.element(flag).toHaveAccessibleDescription(/expected true or false, found "yes"\.$/)
})

it('goes to the line of a fault in the file', async () => {
  const onChange = vi.fn<(text: string) => void>()
  const fault = { path: '$.supportEmail', message: 'expected an e-mail address', line: 2 }
  await renderUi(<FileText text={'{\n  "supportEmail": "x"\n}'} onChange={onChange} faults={[fault]} goal={fault} />)
  const area = page.getByLabelText('brand.json')
  await expect.element(area).toHaveFocus()
  const { selectionStart, selectionEnd, value } = area.element() as HTMLTextAreaElement
  expect(value.slice(selectionStart, selectionEnd)).toBe('  "supportEmail": "x"')
  await expect.element(area).toHaveAccessibleDescription('Line 2, $.supportEmail: expected an e-mail address.')
  await area.fill('{}')
  expect(onChange).toHaveBeenLastCalledWith('{}')
})
