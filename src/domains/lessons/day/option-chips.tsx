import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { courseMutations } from '#/domains/study/mutations'
import { part } from '#/ui/late/part'
import { Chip } from '#/ui/tabs/chip'
import { ChipRow } from '#/ui/tabs/chip-row'
import type { DayView } from './use-day'

/** Plain words are shown when it does not load. */
const ChoiceFault = part(() => import('./choice-fault'), 'ChoiceFault', { missing: 'silent' })

/** The course's options: a choice hides lessons that do not fit it from the plan. */
export function OptionChips({ view: { stream, options } }: { view: DayView }) {
  const { t } = useLingui()
  const save = useMutation(courseMutations.saveFilters())
  const fault = ChoiceFault.useCode({ isDue: !save.isIdle })
  // May include options of other days, which a choice on this day must keep.
  const wanted = (save.isPending && save.variables.options) || stream.filters.trainingLessonOptionValues
  if (options.length === 0) return null
  const { error } = save
  const toggle = (id: number) => {
    const next = wanted.includes(id) ? wanted.filter((one) => one !== id) : [...wanted, id]
    save.mutate({ streamId: stream.id, options: next })
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
      {fault ? <fault.ChoiceFault error={error} /> : error && <p role="alert">{t`Your choice was not saved.`}</p>}
    </div>
  )
}
