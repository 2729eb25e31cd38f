import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { courseMutations } from '#/domains/study/mutations'
import { latePart } from '#/ui/late/late-part'
import { Chip } from '#/ui/tabs/chip'
import { ChipRow } from '#/ui/tabs/chip-row'
import type { DayView } from './use-day'

const LateFault = latePart(() => import('./choice-fault'), 'ChoiceFault')
/** Plain words are shown when the file does not load. */
const doWithout = () => undefined

/** The course's options: a choice hides lessons that do not fit it from the plan. */
export function OptionChips({ view: { stream, options } }: { view: DayView }) {
  const { t } = useLingui()
  const save = useMutation(courseMutations.saveFilters())
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
      <LateFault
        isDue={!save.isIdle}
        onMissing={doWithout}
        fallback={error && <p role="alert">{t`Your choice was not saved.`}</p>}
        with={{ error }}
      />
    </div>
  )
}
