import { useLingui } from '@lingui/react/macro'
import { Disclosure } from '#/ui/disclosure'
import { Html } from '#/ui/html/html'
import { ErrorBlock } from '#/ui/states/error-block'
import { SkeletonText } from '#/ui/states/skeleton'
import type { HomeworkView } from './use-homework'

interface TaskProps {
  view: HomeworkView
  /** Below the history it is collapsed. */
  isFolded: boolean
}

/** The text of the task. */
export function Task({ view: { entry, task }, isFolded }: TaskProps) {
  const { t } = useLingui()
  const { homework } = entry.row
  const text = task.isPending ? (
    <SkeletonText lines={4} />
  ) : task.error ? (
    <ErrorBlock
      as="h3"
      error={task.error}
      title={t`The task didn’t load`}
      retrying={task.isRetrying}
      onRetry={task.retry}
    />
  ) : homework?.description ? (
    <Html html={homework.description} />
  ) : (
    <p className="text-muted">{t`The task has no text. Your expert’s lessons say what it is about.`}</p>
  )
  const exercises = homework?.exercises ?? []
  const body = (
    <>
      {text}
      {isFolded && exercises.length > 0 && (
        <ul className="mt-4 list-disc ps-5">
          {exercises.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </>
  )
  if (!isFolded) {
    return (
      <section className="border-t border-line pt-6">
        <h2 className="type-h3 mb-3">{t`The task`}</h2>
        {body}
      </section>
    )
  }
  return (
    <Disclosure summary={<h2 className="type-h4">{t`The task`}</h2>} className="border-t border-line pt-2">
      {body}
    </Disclosure>
  )
}
