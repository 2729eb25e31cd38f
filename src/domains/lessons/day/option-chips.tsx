import { useLingui } from '@lingui/react/macro'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { courseMutations } from '#/domains/study/mutations'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { Chip, ChipRow } from '#/ui/tabs/chips'
import type { DayView } from './use-day'
import { askedOptions, optionChanges, toggled, wantedOptions } from './wanted-options'

/** The course's options: a choice hides lessons that do not fit it from the plan. */
export function OptionChips({ view: { stream, options } }: { view: DayView }) {
  const { t, i18n } = useLingui()
  const save = useMutation(courseMutations.saveFilters())
  const client = useQueryClient()
  const onTheWay = useMutationState({
    filters: optionChanges(stream.id),
    select: ({ state }) => askedOptions(state),
  })
  const chosen = onTheWay.at(-1) ?? stream.filters.trainingLessonOptionValues
  if (options.length === 0) return null
  const { error } = save
  const toggle = (id: number) =>
    save.mutate({ streamId: stream.id, options: toggled(wantedOptions(client, stream), id) })
  return (
    <div className="mb-4">
      {/* One chip alone does not say what it chooses. */}
      {options.length === 1 && <p aria-hidden className="mb-1 text-small text-muted">{t`How you train`}</p>}
      <ChipRow label={t`How you train`}>
        {options.map(({ id, title }) => (
          <Chip key={id} selected={chosen.includes(id)} onClick={() => toggle(id)}>
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
