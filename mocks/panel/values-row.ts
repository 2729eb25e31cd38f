import type { AppPlugs, ShownValue } from '../app-plugs.ts'
import { el, row } from './elements.ts'

const SOURCES = ['local', 'external', 'domain'] as const

const shown = (value: unknown) => (value === null || value === undefined ? '–' : shortText(value))

const MAX_SHOWN = 120

function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

const tableRow = (value: ShownValue) =>
  el(
    'tr',
    {},
    el('th', { scope: 'row' }, value.key),
    ...SOURCES.map((source) => el('td', source === value.source ? { class: 'wins' } : {}, shown(value[source]))),
    el('td', {}, `${value.source}: ${value.rule}`),
  )

/** The sources of the brand's values, read when they are opened: what has arrived by then counts. */
export function valuesRow(app: AppPlugs) {
  const table = el('div', { class: 'values', tabindex: '0', role: 'group', 'aria-label': 'Values of the brand' })
  const details = el('details', {}, el('summary', {}, 'Where each value comes from'), table)
  const fill = async () => {
    const heads = ['Key', 'brand.json', 'external', 'domain', 'In force'].map((head) =>
      el('th', { scope: 'col' }, head),
    )
    const values = await app.brandValues()
    table.replaceChildren(el('table', {}, el('tr', {}, ...heads), ...values.map(tableRow)))
  }
  details.addEventListener('toggle', () => details.open && void fill())
  return row('Brand', details)
}
