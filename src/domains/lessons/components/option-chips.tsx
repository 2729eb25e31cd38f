import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { courseMutations } from '#/domains/courses/mutations'
import { Chip } from '#/ui/chip'
import { ChipRow } from '#/ui/chip-row'
import { useIdleImports } from '#/ui/idle-import'
import type { DayView } from './use-day'

const fault = () => import('./choice-fault')
const ChoiceFault = lazy(() => fault().then((module) => ({ default: module.ChoiceFault })))
const SHOWN_LATER = [fault]
const NOTHING: typeof SHOWN_LATER = []

/** Options of the course: what is chosen leaves the lessons that do not fit out of the plan. */
export function OptionChips({ view: { stream, options, chosen } }: { view: DayView }) {
  const { t } = useLingui()
  const save = useMutation(courseMutations.saveFilters())
  const wanted = save.isPending ? save.variables.filters.trainingLessonOptionValues : chosen
  useIdleImports(options.length > 0 ? SHOWN_LATER : NOTHING)
  if (options.length === 0) return null
  const toggle = (id: number) => {
    const next = wanted.includes(id) ? wanted.filter((one) => one !== id) : [...wanted, id]
    save.mutate({ streamId: stream.id, filters: { ...stream.filters, trainingLessonOptionValues: next } })
  }
  return (
    <div className="mb-4">
      <ChipRow label={t`How you train`}>
        {options.map(({ id, title }) => (
          <Chip key={id} selected={wanted.includes(id)} onClick={() => toggle(id)}>
            {title}
          </Chip>
        ))}
      </ChipRow>
      {save.isError && (
        <Suspense>
          <ChoiceFault error={save.error} />
        </Suspense>
      )}
    </div>
  )
}
