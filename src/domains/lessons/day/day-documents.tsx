import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileText, Lock } from 'lucide-react'
import { LockStepLink } from '#/domains/study/locks/lock-step-link'
import { safeHttpUrl } from '#/lib/urls'
import { documentTarget } from '#/ui/modals/document-target'
import { MarginSection } from '#/ui/page/margin-section'
import { Icon } from '#/ui/pictures/icon'
import type { DayView } from './use-day'

/** The course's documents; where the demo excludes them, a note that says so. */
export function DayDocuments({ view: { stream, stages } }: { view: DayView }) {
  const { t } = useLingui()
  const documents = stream.course?.documents ?? []
  if (documents.length === 0) return null
  if (stream.isDemo && !stream.course?.isDemoDocumentsAccessible) {
    return (
      <MarginSection title={t`Documents`}>
        <p className="flex items-center gap-3 text-ui text-muted">
          <Icon of={Lock} />
          {t`The documents come with the full course.`}
        </p>
        <div className="mt-4">
          <LockStepLink step={{ code: 'buy_course' }} stream={stream} stages={stages} kind="secondary" />
        </div>
      </MarginSection>
    )
  }
  const shown = documents.flatMap((document) => {
    const url = safeHttpUrl(document.type === 'file' ? document.file?.url : document.url)
    return url ? { url, name: document.title || document.fileName || t`Document` } : []
  })
  if (shown.length === 0) return null
  return (
    <MarginSection title={t`Documents`}>
      <ul className="flex flex-col">
        {shown.map(({ url, name }) => (
          <li key={`${url} ${name}`}>
            <Link
              {...documentTarget(url)}
              preload={false}
              className="-mx-3 flex min-h-11 items-center gap-3 rounded-md px-3 text-ui no-underline hover:bg-fill"
            >
              <Icon of={FileText} className="text-muted" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}
