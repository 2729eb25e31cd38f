import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '#/domains/account/full-name'
import { accountQueries } from '#/domains/account/queries'
import type { Employee } from '#/domains/chats/model'
import type { NumberedTurn } from './homework-attempts'
import { MessageFiles } from './message-files'
import { ReviewRating } from './review-rating'
import { TurnHead } from './turn-head'
import { useFileAddress } from '#/domains/chats/use-file-address'

interface TurnProps {
  turn: NumberedTurn
  chatId: number
  /** There are several answers, and it is known which one it is. */
  isNumbered: boolean
}

/** One turn of a homework's conversation: the learner's answer, or an expert's review. */
export function TurnOfThread({ turn, chatId, isNumbered }: TurnProps) {
  return turn.author ? (
    <Review turn={turn} author={turn.author} chatId={chatId} />
  ) : (
    <OwnAnswer turn={turn} isNumbered={isNumbered} />
  )
}

function Review({ turn, author, chatId }: { turn: NumberedTurn; author: Employee; chatId: number }) {
  const { t } = useLingui()
  const name = fullName(author) || t`Expert`
  const { src, onError } = useFileAddress(author.file)
  const last = turn.messages.at(-1)
  if (!last) return null
  // A rating stays with its message when the expert adds another one.
  const rated = turn.messages.findLast(({ rating }) => rating !== null) ?? last
  return (
    <section data-turn className="border-t border-line pt-6">
      <TurnHead name={name} picture={src} onPictureError={onError} title={name} message={last} />
      <div className="flex flex-col gap-4">
        {turn.messages.map((message) => (
          <div key={message.id} className="flex flex-col gap-4">
            {message.message && (
              <div className="flex max-w-[58ch] flex-col gap-3 border-s-2 border-spark-line ps-5 text-lead leading-[1.55] tracking-[-0.012em] whitespace-pre-line wrap-anywhere">
                {paragraphsOf(message.message)}
              </div>
            )}
            <MessageFiles files={message.files} label={t`Pictures from ${name}`} />
          </div>
        ))}
      </div>
      <ReviewRating message={rated} chatId={rated.chatId ?? chatId} />
    </section>
  )
}

function OwnAnswer({ turn, isNumbered }: { turn: NumberedTurn; isNumbered: boolean }) {
  const { t } = useLingui()
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const names = [t`Your first answer`, t`Your second answer`, t`Your third answer`]
  const title = (isNumbered ? names[(turn.attempt ?? 1) - 1] : undefined) ?? t`Your answer`
  const last = turn.messages.at(-1)
  if (!last) return null
  return (
    <section data-turn className="border-t border-line pt-6">
      <TurnHead name={fullName(user)} picture={user?.avatar} title={title} message={last} />
      <div className="flex flex-col gap-4">
        {turn.messages.map((message) => (
          <div key={message.id} className="flex flex-col gap-4">
            {message.message && (
              <div className="flex max-w-[64ch] flex-col gap-3 whitespace-pre-line wrap-anywhere">
                {paragraphsOf(message.message)}
              </div>
            )}
            {/* The answer had exercises only, and the message does not say which. */}
            {!message.message && message.files.length === 0 && (
              <p className="text-muted">{t`You sent the exercises that you chose.`}</p>
            )}
            <MessageFiles files={message.files} label={t`Your pictures`} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** An empty line parts paragraphs, which stand closer than two lines do. */
function paragraphsOf(text: string) {
  // oxlint-disable-next-line react/no-array-index-key -- the text of a message does not change its order
  return text.split(/\n\s*\n/).map((paragraph, place) => <p key={place}>{paragraph}</p>)
}
