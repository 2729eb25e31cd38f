import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { fullName } from '#/domains/account/full-name'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { UploadedFile } from '#/domains/uploads/model'
import { useFileAddress } from '#/domains/chats/use-file-address'
import { rowInAddress } from '#/domains/study/homework/homework-entries'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { dateText } from '#/domains/study/texts'
import { TextLink } from '#/ui/buttons/text-link'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { entryLink } from '../entries/homework-place'
import { useEntryTexts } from '../entries/use-entry-texts'
import type { CoursePhotos, PhotoEntry } from './use-sent-photos'

interface Choosing {
  /** Ids of the files that will be compared. */
  chosen: readonly number[]
  onChoose: (fileId: number) => void
}

/** What the learner has sent in one course, the newest first. */
export function PhotosOfCourse({ course, ...choosing }: Choosing & { course: CoursePhotos }) {
  const { t } = useLingui()
  const id = useId()
  const { read, entries, error, isPending, isRetrying, retry } = course
  const name = useCourseName()(read.one.stream)
  const count = entries.reduce((sum, { photos }) => sum + photos.length, 0)
  return (
    <section aria-labelledby={id} className="mt-11 first:mt-0">
      <header className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id={id} className="type-h2 wrap-anywhere">
          {name}
        </h2>
        {count > 0 && (
          <span className="num text-small text-muted">{t`${plural(count, { one: '# photo', other: '# photos' })}`}</span>
        )}
      </header>
      {entries.map((entry) => (
        <Answer
          key={entry.id}
          entry={entry}
          streamId={read.one.stream.id}
          row={rowInAddress(entry.entry, read.course?.homework ?? [])}
          {...choosing}
        />
      ))}
      {error ? (
        <ErrorBlock
          as="h3"
          error={error}
          title={t`The photos of this course didn’t load`}
          safe={t`What you sent is safe.`}
          retrying={isRetrying}
          onRetry={retry}
        />
      ) : (
        isPending && (
          <SkeletonScreen label={t`Loading your photos of ${name}`} onRetry={retry}>
            <PhotoBones />
          </SkeletonScreen>
        )
      )}
    </section>
  )
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,45%),1fr))] gap-3'

/** An answer while it is loading. */
export function PhotoBones() {
  return (
    <div className="border-t border-line pt-5 pb-8">
      <Skeleton className="h-5 w-56 max-w-full" />
      <div className={`${GRID} mt-4`}>
        {[0, 1, 2].map((photo) => (
          <Skeleton key={photo} className="aspect-square rounded-md!" />
        ))}
      </div>
    </div>
  )
}

interface AnswerProps extends Choosing {
  entry: PhotoEntry
  streamId: number
  /** Tells two rows of the same task apart. */
  row: number | undefined
}

/** One answer: its day and homework, its photos, and what the expert said. What is far from the window costs nothing to lay out. */
function Answer({ entry: { entry, sentAt, photos, expert, words }, streamId, row, chosen, onChoose }: AnswerProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { titleOf } = useEntryTexts()
  const date = dateText(sentAt, time)
  const by = expert && (fullName(expert) || t`Expert`)
  return (
    <article className="border-t border-line">
      {/* What is beyond its edge is not drawn: the rings of the photos need room. */}
      <div className="-mx-2 px-2 pt-5 pb-8 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
        <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 wrap-anywhere">
          <time dateTime={sentAt.toISOString()} className="text-ui font-strong">
            {date}
          </time>
          <TextLink
            {...entryLink('homework', streamId, entry.row.target.homeworkId, row)}
            className="target text-small"
          >
            {titleOf(entry)}
          </TextLink>
        </h3>
        <ul className={`${GRID} mt-4`}>
          {photos.map((file, index) => (
            <li key={file.id}>
              <Photo
                file={file}
                label={t`Photo ${index + 1} of ${date}`}
                isChosen={chosen.includes(file.id)}
                onPress={() => onChoose(file.id)}
              />
            </li>
          ))}
        </ul>
        {by && words !== '' && (
          <figure className="mt-5 max-w-[58ch] border-s-2 border-spark-line ps-5">
            <blockquote className="text-ui whitespace-pre-line wrap-anywhere">{words}</blockquote>
            <figcaption className="mt-2 text-small text-muted">{by}</figcaption>
          </figure>
        )}
        {!by && <p className="mt-4 text-small text-muted">{t`The experts have not answered yet.`}</p>}
      </div>
    </article>
  )
}

interface PhotoProps {
  file: UploadedFile
  label: string
  isChosen: boolean
  onPress: () => void
}

function Photo({ file, label, isChosen, onPress }: PhotoProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
      className="group block w-full rounded-md aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-accent focus-visible:outline-focus"
    >
      <Picture {...useFileAddress(file)} ratio="1:1" zoom>
        {isChosen && (
          <span className="absolute end-2 top-2 grid size-7 place-items-center rounded-full bg-accent text-on-accent">
            <Icon of={Check} size={18} />
          </span>
        )}
      </Picture>
    </button>
  )
}
