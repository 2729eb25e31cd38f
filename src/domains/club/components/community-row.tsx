import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight, CirclePause, ExternalLink as ExternalIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { dateText } from '#/domains/study/texts'
import { ExternalLink } from '#/ui/buttons/external-link'
import { hostOf } from '#/ui/buttons/host-of'
import { ROW, ROW_PRESSABLE } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { Pill } from '#/ui/pill'
import type { CommunityTarget } from '../community-target'
import type { ShownCommunity } from '../community-type'

interface CommunityRowProps extends ShownCommunity {
  target: CommunityTarget | null
  image: string | null
}

/** A community: what it is to the learner, where it leads, and its questions and chat. */
export function CommunityRow({ community, type, target, image }: CommunityRowProps) {
  const { t } = useLingui()
  const name = community.title || t`Community`
  const detail = useDetail({ community, type }, target)
  const inner = (
    <>
      <Picture src={image} ratio="1:1" className="w-14 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-ui font-strong">{name}</span>
        <span className="mt-0.5 block text-small text-muted">{detail}</span>
      </span>
      {type === 'expired' && (
        <Pill tone="warning" icon={CirclePause}>
          {t`Access ended`}
        </Pill>
      )}
      {target && <Icon of={target.kind === 'renew' ? ChevronRight : ExternalIcon} size={18} className="text-muted" />}
    </>
  )
  const { faqUrl, telegramChatUrl } = community
  const chat = type === 'owned' && target?.kind === 'page' ? telegramChatUrl : null
  return (
    <li>
      <Target target={target}>{inner}</Target>
      {(faqUrl || chat) && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 pb-4 ps-18 text-small">
          {faqUrl && (
            <ExternalLink href={faqUrl} className="target">
              {t`Questions and answers`}
              <span className="sr-only"> {name}</span>
            </ExternalLink>
          )}
          {chat && (
            <ExternalLink href={chat} className="target">
              {t`Chat`}
              <span className="sr-only"> {name}</span>
            </ExternalLink>
          )}
        </p>
      )}
    </li>
  )
}

const LOOK = `${ROW} ${ROW_PRESSABLE}`

function Target({ target, children }: { target: CommunityTarget | null; children: ReactNode }) {
  if (!target) return <span className={ROW}>{children}</span>
  if (target.kind === 'renew')
    return (
      <Link to="/user/subscriptions" search={{ warning: true }} replace className={LOOK}>
        {children}
      </Link>
    )
  return (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={LOOK}>
      {children}
    </a>
  )
}

/** What a community is to the learner, in a line. */
function useDetail({ community, type }: ShownCommunity, target: CommunityTarget | null): string {
  const { t } = useLingui()
  const time = useLearnerTime()
  const end = community.userCommunity?.endDate ?? null
  const date = end && dateText(end, time)
  if (type === 'expired')
    return date !== null && end !== null && end <= time.now
      ? t`Ended on ${date}. Renew to come back.`
      : t`It comes with a subscription. Renew to come back.`
  if (type === 'recommended') return t`It goes with your course.`
  if (target?.kind === 'chat') {
    const host = hostOf(target.url)
    const place = host === 't.me' ? 'Telegram' : host
    return t`Chat only, opens in ${place}`
  }
  return date === null ? t`Yours, without an end` : t`Yours until ${date}`
}
