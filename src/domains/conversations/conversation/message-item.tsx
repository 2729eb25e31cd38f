import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, CheckCheck } from 'lucide-react'
import { memo, type ReactNode, use } from 'react'
import { fullName } from '#/domains/account/full-name'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { Message } from '#/domains/chats/model'
import type { UploadedFile } from '#/domains/uploads/model'
import { shownAs } from '#/domains/chats/shown-file'
import { useFileAddress } from '#/domains/chats/use-file-address'
import { readQuestion } from '#/domains/study/lesson-moment'
import { dateText } from '#/domains/study/texts'
import { formatDate } from '#/lib/format-date'
import { appUrl } from '#/platform/app-url'
import { ExternalLink } from '#/ui/buttons/external-link'
import { cx } from '#/ui/cx'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { AnswerRating } from './answer-rating'
import { MarkTextContext, MessageActionsContext } from './message-actions'
import { textPieces } from './message-text'
import { MomentCard } from './moment-card'

/** Who wrote a message and when, in words. */
export function useMessageName() {
  const { t } = useLingui()
  const time = useLearnerTime()
  return ({ employee, createdAt }: Message) => {
    const clock = formatDate(createdAt, 'time', time.locale, time.zone)
    const date = dateText(createdAt, time)
    const author = employee ? fullName(employee) || t`Expert` : t`You`
    return { author, clock, label: t`${author}, ${date}, ${clock}` }
  }
}

interface MessageItemProps {
  message: Message
  /** It is the one that was looked for. */
  isMarked: boolean
}

/** One message: an article named by its author and time. */
export const MessageItem = memo(function MessageItem({ message, isMarked }: MessageItemProps) {
  const { t } = useLingui()
  const actions = use(MessageActionsContext)
  const { employee, createdAt, updatedAt } = message
  const { author, clock, label } = useMessageName()(message)
  const isEdited = updatedAt !== null && updatedAt.getTime() !== createdAt.getTime()
  return (
    <Bubble
      isOwn={employee === null}
      isMarked={isMarked}
      label={label}
      messageId={message.id}
      unseen={employee !== null && !message.isViewed ? message.id : undefined}
      foot={
        <>
          {employee && actions && (
            <AnswerRating
              message={message}
              chatId={actions.chatId}
              isOpen={actions.ratable.includes(message.id)}
              onOpen={() => actions.rate(message.id)}
            />
          )}
          {isEdited && <span>{t`Edited`}</span>}
          <time dateTime={createdAt.toISOString()} className="num">
            {clock}
          </time>
          {employee === null && <Icon of={message.isViewed ? CheckCheck : Check} size={16} />}
          {employee === null && <span className="sr-only">{message.isViewed ? t`Read` : t`Sent`}</span>}
        </>
      }
    >
      {employee && <p className="text-caption font-bold">{author}</p>}
      <Files files={message.files} />
      {message.message && <MessageText text={message.message} />}
    </Bubble>
  )
})

interface BubbleProps {
  isOwn: boolean
  /** Author and time. */
  label: string
  /** The id of a message that has a menu. */
  messageId?: number
  /** The id of a message that the learner has not seen. */
  unseen?: number | undefined
  /** It is the one that was looked for. */
  isMarked?: boolean
  hasFailed?: boolean
  foot: ReactNode
  children: ReactNode
}

/** The ground of a message: an expert's at the left, the learner's own at the right. */
export function Bubble({
  isOwn,
  label,
  messageId,
  unseen,
  isMarked = false,
  hasFailed = false,
  foot,
  children,
}: BubbleProps) {
  const { t } = useLingui()
  return (
    <article
      aria-label={label}
      aria-current={isMarked || undefined}
      data-message={messageId}
      data-unseen={unseen}
      className={cx('group flex pb-4', isOwn && 'flex-row-reverse')}
    >
      <div
        className={cx(
          'flex max-w-[min(32rem,88%)] min-w-0 flex-col gap-2 rounded-lg px-4 py-3 forced-colors:border',
          isMarked && 'outline-2 outline-offset-2 outline-accent',
          isOwn ? 'rounded-ee-none' : 'rounded-es-none bg-fill',
          isOwn && (hasFailed ? 'shadow-[inset_0_0_0_1px_var(--danger)]' : 'bg-accent-soft'),
        )}
      >
        {children}
        <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-caption text-muted">{foot}</div>
      </div>
      {/* It stays in the window as long as its message does: the menu opens beside it. */}
      {messageId !== undefined && (
        <button
          type="button"
          data-menu
          aria-label={t`Actions: ${label}`}
          aria-haspopup="menu"
          aria-expanded={false}
          className="sticky top-0 size-11 shrink-0 rounded-control text-[20px] leading-none opacity-0 before:content-['⋯'] group-hover:opacity-100 hover:bg-fill focus-visible:opacity-100 aria-expanded:opacity-100"
        />
      )}
    </article>
  )
}

/** The text of a message, with its line breaks; addresses in it are links, and that of a lesson's moment at its end a card. */
export function MessageText({ text: written }: { text: string }) {
  const { text, moment } = readQuestion(written, appUrl())
  return (
    <>
      {text && <Pieces text={text} />}
      {moment && <MomentCard moment={moment} />}
    </>
  )
}

function Pieces({ text }: { text: string }) {
  const mark = use(MarkTextContext)
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {textPieces(text).map(({ text: piece, href }, place) => {
        const drawn = mark ? mark(piece) : piece
        // Elements of their own, which a translating browser leaves in place.
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text do not change their order
        return (
          <span key={place}>
            {href === null ? (
              drawn
            ) : (
              <ExternalLink href={href}>
                <span>{drawn}</span>
              </ExternalLink>
            )}
          </span>
        )
      })}
    </p>
  )
}

function Files({ files }: { files: readonly UploadedFile[] }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  const pictures = files.filter((file) => shownAs(file) === 'picture')
  return (
    <>
      {pictures.length > 0 && (
        <ul className={cx('grid gap-1', pictures.length > 1 ? 'w-96 max-w-full grid-cols-2' : 'w-72 max-w-full')}>
          {pictures.map((file, place) => (
            <li key={file.id}>
              <Link
                {...modalTarget('picture', { file: file.id })}
                aria-label={t`Open picture ${place + 1}: ${file.name}`}
                className="group block rounded-md no-underline"
              >
                <FilePicture file={file} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {files
        .filter((file) => shownAs(file) === 'video')
        .map((file) => (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording in a conversation has none
          <video
            key={file.id}
            src={file.url}
            poster={file.previewUrl ?? undefined}
            aria-label={file.name}
            controls
            playsInline
            preload="none"
            className="aspect-video w-96 max-w-full rounded-md bg-media"
          />
        ))}
      {files
        .filter((file) => shownAs(file) === 'link')
        .map((file) => (
          <p key={file.id} className="text-small wrap-anywhere">
            <ExternalLink href={file.url}>{file.name || t`File`}</ExternalLink>
          </p>
        ))}
    </>
  )
}

function FilePicture({ file }: { file: UploadedFile }) {
  return <Picture {...useFileAddress(file)} zoom />
}
