import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isDeviceAccount } from '#/domains/account/device-account'
import { accountQueries } from '#/domains/account/queries'
import { keptLessonCount } from '#/platform/kept-count'
import { unsentCounts } from '#/platform/unsent-count'
import { Confirm } from '#/ui/modals/confirm'
import { useCloseModal } from '#/ui/modals/use-close-modal'

const RATINGS = ['message-rating', 'consultation-rating']

/** Asks before a sign-out that would take what is not sent yet with it. */
export function SignOutModal() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const close = useCloseModal()
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const counts = user ? unsentCounts(user.id) : {}
  const countOf = (isCounted: (kind: string) => boolean) =>
    Object.entries(counts).reduce((sum, [kind, count]) => sum + (isCounted(kind) ? count : 0), 0)
  const messages = countOf((kind) => kind === 'chat-message')
  const answers = countOf((kind) => kind === 'homework-answer')
  const ratings = countOf((kind) => RATINGS.includes(kind))
  const others = countOf(() => true) - messages - answers - ratings
  const lines = [
    messages > 0 && t`${plural(messages, { one: '# message', other: '# messages' })}`,
    answers > 0 && t`${plural(answers, { one: '# homework answer', other: '# homework answers' })}`,
    ratings > 0 && t`${plural(ratings, { one: '# rating', other: '# ratings' })}`,
    others > 0 && t`${plural(others, { one: '# other change', other: '# other changes' })}`,
  ].filter((line) => line !== false)
  const lessons = user ? keptLessonCount(user.id) : 0
  const isOnlyHere = user !== undefined && isDeviceAccount(user.id) && user.email === null
  return (
    <Confirm
      title={
        isOnlyHere
          ? t`Log out and lose this account?`
          : lines.length > 0 || lessons === 0
            ? t`Log out without sending?`
            : t`Log out and remove kept lessons?`
      }
      confirmLabel={t`Log out`}
      cancelLabel={t`Stay here`}
      onConfirm={() => void navigate({ to: '/logout', state: { losesUnsent: true } })}
      onCancel={close}
    >
      {isOnlyHere && (
        <p className="mb-3">{t`It has no email, and only the secret on this device opens it. Logging out erases the secret, and with it your way back to your courses. Add an email in your profile first.`}</p>
      )}
      {lines.length > 0 ? (
        <>
          <p>{t`Not sent yet, and removed from this device by logging out:`}</p>
          <ul className="mt-2 list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        !isOnlyHere && lessons === 0 && t`Everything has been sent by now.`
      )}
      {lessons > 0 && (
        <p className={lines.length > 0 ? 'mt-3' : undefined}>
          {t`Logging out removes ${plural(lessons, { one: '# kept lesson', other: '# kept lessons' })} from this device.`}
        </p>
      )}
    </Confirm>
  )
}
