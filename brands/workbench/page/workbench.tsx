import { Save, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isLocale, type Locale, LOCALES } from '../../../src/lib/locale.ts'
import { THEMES } from '../../../src/brand/theme/tokens.ts'
import { Button } from '../../../src/ui/buttons/button.tsx'
import { Segmented } from '../../../src/ui/fields/segmented.tsx'
import { Select } from '../../../src/ui/fields/select.tsx'
import { Tabs } from '../../../src/ui/tabs/tabs.tsx'
import type { Fault } from '../../check/faults.ts'
import { themeCss } from '../../emit/theme-css.ts'
import { type BrandFile, useDraft } from './draft.ts'
import { Contrast, Corrections, Messages, THEME_OPTIONS } from './findings.tsx'
import { DraftFaults } from './faults.tsx'
import { FileText } from './file-text.tsx'
import { Frames } from './frames.tsx'
import { Look } from './look.tsx'
import { FLAG_KEYS, TEXT_KEYS } from './raw.ts'
import { addressesOf, SCREEN_OPTIONS, type ScreenName } from './screens.ts'
import { SourcesOfValues } from './sources.tsx'
import { Flags, Words } from './words.tsx'

const INPUTS = [
  { value: 'look', label: 'Look' },
  { value: 'words', label: 'Words' },
  { value: 'flags', label: 'Switches' },
  { value: 'file', label: 'File' },
] as const
const FINDINGS = [
  { value: 'corrections', label: 'Corrections' },
  { value: 'contrast', label: 'Contrast' },
  { value: 'sources', label: 'Sources of values' },
] as const
const BOTH = { value: 'both', label: 'Both' } as const
const WINDOWS = [{ value: 'desktop', label: 'Desktop' }, { value: 'phone', label: 'Phone' }, BOTH] as const

type Value<T extends readonly { value: string }[]> = T[number]['value']

/** Where a value is mended: under the inputs that have a field for it, else in the file. */
function inputOf(path: string): Value<typeof INPUTS> {
  const [, key = '', below = ''] = /^\$\.(\w+)(?:\.(\w+))?/.exec(path) ?? []
  if (key === 'theme') return 'look'
  if (key === 'name' || (key === 'texts' && below in TEXT_KEYS)) return 'words'
  return FLAG_KEYS.includes(key) ? 'flags' : 'file'
}

/** Puts the focus on the field of a value, or of what it is a part of. */
function focusPlace(path: string) {
  for (let place = path; place.includes('.'); place = place.replace(/\.[^.]*$/, '')) {
    const field = document.querySelector<HTMLElement>(`[data-place=${JSON.stringify(place)}] :is(input, textarea)`)
    if (field) return field.focus()
  }
}

interface WorkbenchProps {
  file: BrandFile
}

/** The brand's inputs beside the real screens of the app, which follow each change; below, what the colours become and where values come from. */
export function Workbench({ file }: WorkbenchProps) {
  const draft = useDraft(file)
  const { raw, verdict } = draft
  const [input, setInput] = useState<Value<typeof INPUTS>>(raw ? 'look' : 'file')
  /** The fault whose place was asked for. */
  const [goal, setGoal] = useState<Fault | null>(null)
  const [finding, setFinding] = useState<Value<typeof FINDINGS>>('corrections')
  const [screen, setScreen] = useState<ScreenName>('home')
  const [windows, setWindows] = useState<Value<typeof WINDOWS>>(() =>
    window.matchMedia('(min-width: 700px)').matches ? 'both' : 'phone',
  )
  const [themes, setThemes] = useState<'light' | 'dark' | 'both'>('light')
  const theme = raw?.theme ?? file.theme
  const languages = raw?.languages ?? LOCALES
  const [language, setLanguage] = useState<Locale>(languages[0] ?? 'en')
  const reason = !draft.isChanged ? 'Nothing has been changed.' : verdict.maySave ? undefined : 'It has faults.'

  useEffect(() => {
    if (goal) focusPlace(goal.path)
  }, [goal])
  const open = (tab: Value<typeof INPUTS>) => {
    setGoal(null)
    setInput(tab)
  }
  const show = (fault: Fault) => {
    const spoken = fault.path.split('.').at(-1)
    if (isLocale(spoken) && languages.includes(spoken)) setLanguage(spoken)
    setInput(inputOf(fault.path))
    setGoal({ ...fault })
  }

  return (
    <div className="min-h-screen bg-bg text-text">
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-bg px-6 py-3">
        <h1 className="type-h3 m-0 me-auto">
          Workbench <span className="text-muted">· {file.id}</span>
        </h1>
        {draft.isChanged && (
          <Button kind="quiet" size="sm" icon={Undo2} onClick={draft.undo}>
            Undo all
          </Button>
        )}
        <Button
          kind="primary"
          size="sm"
          icon={Save}
          unavailable={reason !== undefined}
          title={reason}
          loading={draft.isSaving}
          onClick={() => void draft.save()}
        >
          Save brand.json
        </Button>
      </header>
      <div className="grid gap-8 px-6 py-6 wide:grid-cols-[22rem_minmax(0,1fr)]">
        <section
          aria-label="Inputs"
          className="min-w-0 wide:sticky wide:top-20 wide:max-h-[calc(100dvh-6rem)] wide:self-start wide:overflow-y-auto wide:pe-3"
        >
          <Tabs label="Inputs" tabs={INPUTS} value={input} onChange={open}>
            <DraftFaults value={verdict.faults}>
              {raw && input === 'look' && <Look theme={theme} change={draft.change} />}
              {raw && input === 'words' && <Words raw={raw} language={language} change={draft.change} />}
              {raw && input === 'flags' && <Flags raw={raw} change={draft.change} />}
            </DraftFaults>
            {!raw && input !== 'file' && <p className="pt-5">brand.json cannot be read: mend it under File first.</p>}
            {input === 'file' && (
              <FileText text={draft.text} onChange={draft.setText} faults={verdict.faults} goal={goal} />
            )}
          </Tabs>
        </section>
        <main className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-end gap-4">
            <Select
              label="Screen"
              options={SCREEN_OPTIONS}
              value={screen}
              // The options are the screens' names.
              onChange={(event) => setScreen(event.target.value as ScreenName)}
              className="w-56"
            />
            <Segmented
              label="Language"
              options={languages.map((value) => ({ value, label: value }))}
              value={language}
              onChange={setLanguage}
            />
            <Segmented label="Window" options={WINDOWS} value={windows} onChange={setWindows} />
            <Segmented label="Theme" options={[...THEME_OPTIONS, BOTH]} value={themes} onChange={setThemes} />
          </div>
          <Messages verdict={verdict} refusal={draft.refusal} onShow={show} />
          <Frames
            // Anew for each of these; colours and shapes are put over what is there.
            key={[screen, language, windows, themes, draft.revision].join()}
            addresses={addressesOf(screen, file.id, file.base, language)}
            windows={windows === 'both' ? ['desktop', 'phone'] : [windows]}
            themes={themes === 'both' ? THEMES : [themes]}
            css={themeCss(theme)}
          />
          <section aria-label="Findings" className="pt-4">
            <Tabs label="Findings" tabs={FINDINGS} value={finding} onChange={setFinding}>
              {finding === 'corrections' && <Corrections theme={theme} />}
              {finding === 'contrast' && <Contrast theme={theme} />}
              {finding === 'sources' && <SourcesOfValues key={draft.revision} />}
            </Tabs>
          </section>
        </main>
      </div>
    </div>
  )
}
