import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useRef } from 'react'
import { refusalOf } from '#/api/errors'
import { formatMoney } from '#/lib/money'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { Button } from '#/ui/buttons/button'
import { ExternalLink } from '#/ui/buttons/external-link'
import { TextLink } from '#/ui/buttons/text-link'
import { cx } from '#/ui/cx'
import { htmlText } from '#/ui/html/html-text'
import { announce } from '#/ui/page/live-region'
import { Picture } from '#/ui/pictures/picture'
import { Pill } from '#/ui/pill'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'
import type { CatalogPosition } from '../model'
import { catalogMutations } from '../mutations'

interface PositionCardProps {
  position: CatalogPosition
  /** The learner's stream of its course; null: they have none, undefined: it is not known whether they have one. */
  streamId: number | null | undefined
  /** The first of all: wider, its picture beside its words. */
  isLead: boolean
}

/** Something of the catalog: what it is, what it costs, and adding it to the subscription. */
export function PositionCard({ position, streamId, isLead }: PositionCardProps) {
  const { t } = useLingui()
  const { title, image, description, url, courseId } = position
  const name = title || t`Course`
  return (
    <li
      data-course
      className={cx(
        'flex min-w-0 flex-col wrap-anywhere',
        isLead && 'col-span-full border-b border-line pb-9 wide:flex-row wide:items-end wide:gap-11 wide:pb-11',
      )}
    >
      <Picture
        src={image}
        ratio={isLead ? '16:10' : '4:3'}
        eager={isLead}
        className={isLead ? 'wide:flex-[1.42]' : undefined}
      />
      <div className={cx('flex flex-1 flex-col pt-3.5', isLead && 'wide:pt-0')}>
        <h2 className={isLead ? 'type-h1' : 'type-h3'}>{name}</h2>
        <p className={cx('mt-1 whitespace-pre-line text-muted', isLead ? 'max-w-[58ch]' : 'line-clamp-3 text-small')}>
          {htmlText(description)}
        </p>
        <p className="mt-1 empty:hidden">
          {courseId !== null ? (
            <TextLink to="/new-course/$courseId" params={{ courseId }} className="target">
              {t`Look inside`}
              <span className="sr-only"> {name}</span>
            </TextLink>
          ) : (
            url && (
              <ExternalLink href={url} className="target">
                {t`Look inside`}
                <span className="sr-only"> {name}</span>
              </ExternalLink>
            )
          )}
        </p>
        <PositionStep position={position} streamId={streamId} name={name} isLead={isLead} />
      </div>
    </li>
  )
}

/** What the learner can do with it: add it, or open what they have. */
function PositionStep({ position, streamId, name, isLead }: PositionCardProps & { name: string }) {
  const { t, i18n } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const { id, price, currency, isAdded } = position
  const add = useMutation(catalogMutations.add())
  const press = useOnce(async () => {
    try {
      await add.mutateAsync(id)
    } catch {
      return
    }
    announce(t`“${name}” is in your subscription.`)
    // The button that was pressed is gone.
    place.current?.focus()
  })
  const refusal = refusalOf(add.error, 'subscription')
  const isKnown = streamId !== undefined
  const hasStream = isKnown && streamId !== null
  const isOwn = isAdded || hasStream
  return (
    <div ref={place} tabIndex={-1} className="mt-auto outline-none">
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 pt-3.5">
        <b className="num text-ui">
          {price === null || currency === null ? t`Included` : formatMoney(price, currency, i18n.locale)}
        </b>
        {isOwn && (
          <Pill tone="success" icon={Check}>
            {isAdded ? t`In your subscription` : t`In your courses`}
          </Pill>
        )}
        {hasStream && (
          <ArrowLink to="/course/$streamId/calendar" params={{ streamId }}>
            {t`Open the course`}
            <span className="sr-only"> {name}</span>
          </ArrowLink>
        )}
        {/* What the learner has is not added, and perhaps paid for, a second time. */}
        {isKnown && !isOwn && (
          <Button
            kind={isLead ? 'primary' : 'secondary'}
            size={isLead ? 'md' : 'sm'}
            icon={Plus}
            loading={add.isPending}
            onClick={() => void press()}
          >
            {t`Add to subscription`}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {add.error && (
        <p role="alert" className="mt-2 text-small text-danger">
          {refusal ?? errorTexts(i18n, add.error)}{' '}
          {refusal !== undefined && <TextLink to="/user/subscriptions">{t`See your subscriptions`}</TextLink>}
        </p>
      )}
    </div>
  )
}
