import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { MarkedText } from '#/ui/marked-text'
import { Avatar } from '#/ui/pictures/avatar'
import { Picture } from '#/ui/pictures/picture'
import { Skeleton } from '#/ui/states/skeleton'
import type { CourseResult } from '../model'
import { useLevelText } from '../use-level-text'

/** Picture, name with its coach, what it offers, the ways in; stacked on a phone, as the learner's own courses are. */
const GRID =
  'grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 py-4 tablet:grid-cols-[112px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(150px,210px)] tablet:gap-x-5 tablet:py-4.5 wide:gap-x-7'
const PICTURE = 'row-span-3 self-start max-tablet:aspect-square! tablet:row-span-1'

/** A course of the school that the learner does not have. */
export function ResultRow({ course, pattern }: { course: CourseResult; pattern: RegExp | null }) {
  const { t } = useLingui()
  const { caption, category, subcategory, coach, consultationLimit } = course
  const name = caption || t`Course`
  const level = useLevelText(course.complexity)
  const kinds = [category?.title, subcategory?.title].filter(Boolean).join(', ')
  const offers = [
    consultationLimit > 0 && t`${plural(consultationLimit, { one: '# consultation', other: '# consultations' })}`,
    level,
  ].filter(Boolean)
  return (
    <li data-course className={GRID}>
      <Picture src={course.backgroundImage ?? course.image} className={PICTURE} />
      <div className="min-w-0">
        <h3 className="type-h3 wrap-anywhere">
          <MarkedText text={name} pattern={pattern} />
        </h3>
        <div className="mt-1.5 flex items-center gap-2 text-small text-muted">
          {coach?.name && <Avatar name={coach.name} src={coach.photo} size={28} />}
          <p className="min-w-0 wrap-anywhere">
            <MarkedText text={[coach?.name, kinds].filter(Boolean).join('. ')} pattern={pattern} />
          </p>
        </div>
      </div>
      <p className="text-small text-muted">{offers.join('. ')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 tablet:flex-col tablet:items-end tablet:text-end">
        <LinkButton to="/new-course/$courseId" params={{ courseId: course.id }} kind="text" size="sm">
          {t`Look inside`}
          <span className="sr-only"> {name}</span>
        </LinkButton>
        {course.demoVideo && (
          <LinkButton {...modalTarget('trailer', { course: course.id })} kind="text" size="sm" icon={Play}>
            {t`Watch the trailer`}
            <span className="sr-only"> {name}</span>
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** A course that is looked for. */
export function ResultBones() {
  return (
    <li aria-hidden className={GRID}>
      <Skeleton className="row-span-3 aspect-square self-start rounded-md! tablet:row-span-1 tablet:aspect-4/3" />
      <div>
        <Skeleton className="my-0.5 h-5.25 w-2/3" />
        <Skeleton className="mt-2.5 h-5 w-1/2" />
      </div>
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-4 w-24 tablet:justify-self-end" />
    </li>
  )
}
