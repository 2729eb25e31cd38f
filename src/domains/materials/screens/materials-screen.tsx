import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useOnline } from '#/api/connectivity'
import { accountQueries } from '#/domains/account/queries'
import { keptIndex } from '#/domains/downloads/kept-index'
import { areDocumentsLocked, type CourseDocument, courseDocuments } from '#/domains/study/course/course-documents'
import { CourseUnavailable } from '#/domains/study/course/missing-screens'
import { LockStepLink } from '#/domains/study/locks/lock-step-link'
import { isKeepTime } from '#/domains/study/streams/stream-state'
import { useCourseName, useStream } from '#/domains/study/streams/use-streams'
import { loadCode } from '#/platform/load-code'
import { MarginSection } from '#/ui/page/margin-section'
import { Page } from '#/ui/page/page'
import { Rows } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { Banner } from '#/ui/states/banner'
import { EmptyState } from '#/ui/states/empty-state'
import { OwnWork } from '../archive/own-work'
import { FileRow, LinkRow } from '../components/document-row'

/** A course's documents by their kind, and, towards its end, the learner's own work to save. */
export function MaterialsScreen({ streamId }: { streamId: number }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const one = useStream(streamId)
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const { stream, state } = one
  const name = useCourseName()(stream)
  if (!stream.course) return <CourseUnavailable />
  const documents = courseDocuments(stream.course)
  const isLocked = documents.length > 0 && areDocumentsLocked(stream)
  const files = isLocked ? [] : documents.filter(({ kind }) => kind === 'file')
  const links = isLocked ? [] : documents.filter(({ kind }) => kind === 'link')
  const here = keptIndex(user.id).documents
  const keptOf = ({ fileId }: CourseDocument) =>
    fileId !== null && here.includes(fileId) ? readKept(user.id, fileId) : null
  return (
    <Page
      title={t`Materials`}
      lead={files.length > 0 ? t`Open them here, or save them to this device.` : undefined}
      crumbs={[
        { label: t`My courses`, link: linkOptions({ to: '/courses' }) },
        { label: name, link: linkOptions({ to: '/course/$streamId/calendar', params: { streamId } }) },
        { label: t`Materials` },
      ]}
    >
      {!isOnline && (
        <div id="materials-offline" className="mb-7">
          <Banner title={t`You’re offline.`}>
            {t`The materials open when the connection is back. What you have saved is among the downloads of this device.`}
          </Banner>
        </div>
      )}
      {isLocked && (
        <div className="border-t border-line py-7">
          <p className="flex items-center gap-3 text-ui text-muted">
            <Icon of={Lock} />
            {t`The documents come with the full course.`}
          </p>
          <div className="mt-4">
            <LockStepLink step={{ code: 'buy_course' }} stream={stream} stages={[]} kind="secondary" />
          </div>
        </div>
      )}
      {documents.length === 0 && (
        <EmptyState title={t`No materials yet`}>
          {t`What the school adds to this course to read and print appears here.`}
        </EmptyState>
      )}
      {files.length > 0 && (
        <MarginSection title={t`Files`}>
          <Rows open>
            {files.map((file) => (
              <FileRow key={`${file.url} ${file.name}`} file={file} isOnline={isOnline} kept={keptOf(file)} />
            ))}
          </Rows>
        </MarginSection>
      )}
      {links.length > 0 && (
        <MarginSection title={t`Links`}>
          <Rows open>
            {links.map((link) => (
              <LinkRow key={`${link.url} ${link.name}`} link={link} />
            ))}
          </Rows>
        </MarginSection>
      )}
      {isKeepTime(state) && (
        <div id="own-work" className="scroll-mt-(--head-h)">
          <OwnWork one={one} />
        </div>
      )}
    </Page>
  )
}

/** Reads a document that came to the device with the course's lessons. */
const readKept = (learnerId: number, fileId: number) => async () => {
  const { keptMedia } = await loadCode(() => import('#/platform/kept-media'))
  return (await keptMedia(learnerId).document(fileId))?.file ?? null
}
