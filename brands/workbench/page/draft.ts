import { useEffect, useRef, useState } from 'react'
import type { ThemeInputs } from '../../../src/brand/schema/theme-inputs.ts'
import { editJson } from '../../check/edit-json.ts'
import { readHandJson } from '../../check/read-json.ts'
import type { Verdict } from '../desk.ts'
import { overObjects, readRaw } from './raw.ts'

/** The brand's file as the server gives it. */
export interface BrandFile {
  id: string
  text: string
  /** Path of the app, with both slashes. */
  base: string
  /** That of the screens, until the file has one without faults. */
  theme: ThemeInputs
}

// The server has checked it.
export const parseFile = (answer: unknown) => answer as BrandFile

const send = async <T>(call: string, body: object): Promise<T> => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`/workbench/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json() as Promise<T>
}

/** How long nothing is typed before a draft is checked. */
const PAUSE_MS = 350
const NOTHING: Verdict = { faults: [], maySave: true, fileFaults: [], warnings: [], notes: [] }

/** What the screens take over only by loading anew: everything but colours and shapes, which are put over them at once. */
function loadedPart(text: string, { theme }: BrandFile): string {
  const { value } = readHandJson(text)
  return JSON.stringify([{ ...(value as object), theme: null }, readRaw(text, theme)?.theme.pairing])
}

export type Change = (path: (string | number)[], value: unknown) => void

const NO_SERVER = 'the workbench does not answer; start it again by npm run brand, your draft stays in this tab'

/** What was typed outlives a reload of this tab, as long as the file is the one that it was made from. */
const KEPT = 'workbench-draft'
function keptDraft({ id, text }: BrandFile): string {
  const [of, base, draft] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as string[]
  return of === id && base === text && draft !== undefined ? draft : text
}

/** A draft of brand.json: changed here, checked and shown by the server, and saved only when asked. */
export function useDraft(file: BrandFile) {
  const [text, setText] = useState(() => keptDraft(file))
  const [saved, setSaved] = useState(file.text)
  const [verdict, setVerdict] = useState(NOTHING)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  /** Counts what the screens have to load anew for. */
  const [revision, setRevision] = useState(0)
  const loaded = useRef(loadedPart(file.text, file))

  useEffect(() => {
    sessionStorage.setItem(KEPT, JSON.stringify([file.id, saved, text]))
    let isOver = false
    const tryOut = async () => {
      const found = await send<Verdict>('try', { text })
      if (isOver) return
      setVerdict(found)
      setRefusal(null)
      const part = loadedPart(text, file)
      if (found.faults.length > 0 || part === loaded.current) return
      loaded.current = part
      setRevision((count) => count + 1)
    }
    const timer = setTimeout(() => void tryOut().catch(() => setRefusal(NO_SERVER)), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [file, saved, text])

  const isChanged = text !== saved
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  const change: Change = (path, value) => setText((now) => editJson(now, [overObjects(now, [path, value])]))
  const save = async () => {
    setSaving(true)
    try {
      const answer = await send<{ refusal: string | null }>('save', { text, from: saved })
      setRefusal(answer.refusal)
      if (answer.refusal === null) setSaved(text)
    } catch {
      setRefusal(NO_SERVER)
    } finally {
      setSaving(false)
    }
  }
  const raw = readRaw(text, file.theme)
  const undo = () => setText(saved)
  return { text, setText, raw, change, save, verdict, refusal, revision, isChanged, isSaving, undo }
}
