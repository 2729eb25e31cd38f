import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { BookOpen, Check, CircleHelp, NotebookPen, RefreshCw } from 'lucide-react'
import { useBrand } from '#/domains/site-config/use-brand'
import { bySort } from '#/lib/by-sort'
import { isHttpUrl } from '#/lib/urls'
import { ExternalLink } from '#/ui/buttons/external-link'
import { TextLink } from '#/ui/buttons/text-link'
import { cx } from '#/ui/cx'
import { modalTarget } from '#/ui/modals/modal-target'
import { Page } from '#/ui/page/page'
import { RowLink, Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { TopicForm } from '../components/topic-form'
import type { SupportCategory } from '../model'
import { supportQueries } from '../queries'
import { signOf, type TopicSign } from '../topics'
import { useContacts } from '../use-contacts'

const SIGNS: Record<TopicSign, typeof BookOpen> = {
  homework: NotebookPen,
  renewal: RefreshCw,
  course: BookOpen,
  other: CircleHelp,
}

interface SupportScreenProps {
  /** The topic and the course that the address names: what is chosen already is not asked for again. */
  topicId?: number
  streamId?: number
}

/** The support centre: a topic, a course where the topic asks for one, and the text. */
export function SupportScreen({ topicId, streamId }: SupportScreenProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(supportQueries.categories())
  const topics = data.toSorted(bySort)
  const chosen = topics.find(({ id }) => id === topicId)
  const isFree = topics.length === 0
  const title = t`How can we help?`
  return (
    <Page
      title={title}
      head={t`Support`}
      documentTitle={chosen ? chosen.title : t`Support`}
      titleLook="display"
      heading={
        <>
          {title} <span className="text-muted">{t`A person answers, by email.`}</span>
        </>
      }
      crumbs={[
        { label: t`My courses`, link: linkOptions({ to: '/courses' }) },
        ...(chosen
          ? [{ label: t`Support`, link: linkOptions({ to: '/support' }) }, { label: chosen.title }]
          : [{ label: t`Support` }]),
      ]}
    >
      <div className="grid gap-x-18 gap-y-9 wide:grid-cols-2">
        {!isFree && (
          <section aria-labelledby="topics" className={cx(chosen && 'max-wide:hidden')}>
            <h2 id="topics" className="mb-4 type-h3">
              {t`Choose a topic`}
            </h2>
            <Rows>
              {topics.map((topic) => (
                <TopicRow key={topic.id} topic={topic} isChosen={topic === chosen} />
              ))}
            </Rows>
            <OtherWays className="mt-8" />
          </section>
        )}
        {(chosen ?? isFree) && (
          <div className="min-w-0">
            {chosen && (
              <p className="mb-5 wide:hidden">
                <TextLink to="/support" className="target">{t`Another topic`}</TextLink>
              </p>
            )}
            <TopicForm key={chosen?.id} topic={chosen} streamId={streamId} />
          </div>
        )}
        {isFree && <OtherWays />}
      </div>
    </Page>
  )
}

function TopicRow({ topic, isChosen }: { topic: SupportCategory; isChosen: boolean }) {
  const { t } = useLingui()
  const brand = useBrand()
  return (
    <RowLink
      to="/support/$categoryId"
      params={{ categoryId: topic.id }}
      aria-current={isChosen ? 'true' : undefined}
      className={isChosen ? 'before:opacity-100' : undefined}
      icon={SIGNS[signOf(topic, brand)]}
      title={topic.title || t`Another question`}
      end={isChosen && <Icon of={Check} size={18} className="text-link" />}
    />
  )
}

/** Where else the school can be reached, and where it keeps its list of known faults. */
function OtherWays({ className }: { className?: string }) {
  const { t } = useLingui()
  const { jira } = useBrand()
  const hasContacts = useContacts().length > 0
  const tracker = jira && isHttpUrl(jira.url) ? jira.url : null
  if (!hasContacts && tracker === null) return null
  return (
    <p className={cx('flex flex-wrap gap-x-6 gap-y-2 text-ui text-muted', className)}>
      {hasContacts && <TextLink {...modalTarget('contact')} className="target">{t`Other ways to reach us`}</TextLink>}
      {tracker !== null && (
        <ExternalLink href={tracker} showHost className="target">
          {t`Known faults, and what becomes of them`}
        </ExternalLink>
      )}
    </p>
  )
}
