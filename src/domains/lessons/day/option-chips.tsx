import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { courseMutations } from '#/domains/study/mutations'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { Chip, ChipRow } from '#/ui/tabs/chips'
import type { DayView } from './use-day'

/** The course's options: a choice hides lessons that do not fit it from the plan. */
export function OptionChips({ view: { stream, options } }: { view: DayView }) {
  const { t, i18n } = useLingui()
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
      {error && (
        <Banner tone="danger" role="alert" title={t`Your choice was not saved.`} className="mt-3">
          {errorTexts(i18n, error)}
        </Banner>
      )}
    </div>
  )
}
