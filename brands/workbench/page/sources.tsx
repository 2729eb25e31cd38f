import { useEffect, useState } from 'react'
import type { BrandValue } from '../../../src/brand/values.ts'
import { TextField } from '../../../src/ui/fields/text-field.tsx'
import { Banner } from '../../../src/ui/states/banner.tsx'
import { Scrolled } from './scrolled.tsx'

interface Sources {
  values: BrandValue[]
  faults: string[]
  /** What of them counts for nothing, and why. */
  ignored: string[]
  /** Where the remote configurations were read, or why they were not. */
  notes: string[]
}

const COLUMNS = ['local', 'external', 'domain'] as const
const MAX_SHOWN = 90

function shown(value: unknown): string {
  if (value === null) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

/** Where each value comes from, and by which rule: the brand's file, the external or the domain configuration. */
export function SourcesOfValues() {
  const [sources, setSources] = useState<Sources | null>(null)
  const [wanted, setWanted] = useState('')

  useEffect(() => {
    let isOver = false
    const read = async () => {
      const answer = await fetch('/workbench/values')
      const found = (await answer.json()) as Sources
      if (!isOver) setSources(found)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [])

  if (!sources) return <p className="pt-5 text-muted">Reading the configurations…</p>
  const values = sources.values.filter(({ key }) => key.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <div className="flex flex-col gap-4 pt-5">
      {sources.faults.map((fault) => (
        <Banner key={fault} tone="danger" title="Not read.">
          {fault}
        </Banner>
      ))}
      {sources.ignored.map((words) => (
        <Banner key={words} tone="warning" title="Not used.">
          {words}
        </Banner>
      ))}
      {sources.notes.map((note) => (
        <p key={note} className="m-0 text-small text-muted wrap-anywhere">
          {note}
        </p>
      ))}
      <TextField label="Key" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      <Scrolled label="Sources of values">
        <table className="w-full min-w-160 border-collapse text-small">
          <thead>
            <tr className="border-b border-line text-caption text-muted">
              {['Key', 'brand.json', 'External', 'Domain', 'In force, by which rule'].map((head) => (
                <th key={head} scope="col" className="py-2 pe-4 text-start font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value.key} className="border-b border-line align-top">
                <th scope="row" className="py-2 pe-4 text-start font-strong">
                  {value.key}
                </th>
                {COLUMNS.map((source) => (
                  <td
                    key={source}
                    className={`py-2 pe-4 wrap-anywhere ${source === value.source ? 'font-strong' : 'text-muted'}`}
                  >
                    {shown(value[source])}
                  </td>
                ))}
                <td className="py-2 text-muted">
                  <b className="text-text">{value.source}</b>: {value.rule}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </div>
  )
}
