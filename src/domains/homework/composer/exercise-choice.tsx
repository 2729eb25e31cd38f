import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Checkbox } from '#/ui/fields/checkbox'
import { FieldError } from '#/ui/fields/field'
import type { Homework } from '#/domains/study/model'

interface ExerciseChoiceProps {
  exercises: Homework['exercises']
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  isRequired: boolean
  error: string | undefined
}

/** Checkboxes for which of the task's exercises were done. */
export function ExerciseChoice({ exercises, chosen, onChange, isRequired, error }: ExerciseChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="mt-4 min-w-0">
      <legend className="mb-3 flex w-full justify-between gap-3 text-small">
        <span className="font-strong">{t`What did you do?`}</span>
        {!isRequired && <span className="text-muted">{t`optional`}</span>}
      </legend>
      <div className="flex flex-col gap-3 touch:gap-0">
        {exercises.map((exercise) => (
          <Checkbox
            key={exercise.id}
            label={exercise.title}
            checked={chosen.includes(exercise.id)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked ? [...chosen, exercise.id] : chosen.filter((other) => other !== exercise.id),
              )
            }
          />
        ))}
      </div>
      {error && (
        <div id={id} role="alert" className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
