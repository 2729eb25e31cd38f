import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Picture } from '#/ui/pictures/picture'
import type { VideoConsultation } from '../model'
import { useConsultationTexts } from '../use-consultation-texts'
import { BookedActions } from './booked-actions'
import { ConsultationLength, ConsultationState } from './consultation-facts'

/** The booked consultation that comes first, large. */
export function NextConsultation({ one }: { one: VideoConsultation }) {
  const id = useId()
  const { titleOf, whenOf } = useConsultationTexts()
  return (
    <section
      aria-labelledby={id}
      className="mb-10 grid gap-6 tablet:mb-13 tablet:grid-cols-[minmax(220px,300px)_minmax(0,1fr)] tablet:items-center tablet:gap-11"
    >
      <Picture
        src={one.course?.image}
        eager
        className="-mx-gutter rounded-none! tablet:mx-0 tablet:aspect-5/6! tablet:rounded-lg!"
      />
      <div>
        <ConsultationState one={one} />
        <h2 id={id} className="type-h1 mt-3 wrap-anywhere">
          <Link
            to="/videoconsultations/$consultationId"
            params={{ consultationId: one.id }}
            className="no-underline underline-offset-[0.14em] hover:underline hover:decoration-1"
          >
            {titleOf(one)}
          </Link>
        </h2>
        {one.start && <p className="num mt-1.5 text-lead">{whenOf(one.start)}</p>}
        <p className="mt-1.5 text-ui text-muted">
          <ConsultationLength one={one} />
        </p>
        <BookedActions one={one} />
      </div>
    </section>
  )
}
