import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download, ExternalLink as ExternalIcon, FileText, RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import type { CourseDocument } from '#/domains/study/course/course-documents'
import { formatBytes } from '#/lib/bytes'
import { ExternalLink } from '#/ui/buttons/external-link'
import { hostOf } from '#/ui/buttons/host-of'
import { IconButton } from '#/ui/buttons/icon-button'
import { documentTarget } from '#/ui/modals/document-target'
import { announce } from '#/ui/page/live-region'
import { ROW, ROW_PRESSABLE } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { ProgressBar } from '#/ui/states/progress'
import { useDownload } from '../use-download'

interface FileRowProps {
  file: CourseDocument
  isOnline: boolean
  /** Reads it from the device; null: it is not kept there. */
  kept: (() => Promise<Blob | null>) | null
}

/** A file: its name opens it over the screen, the button beside it saves it. */
export function FileRow({ file, isOnline, kept }: FileRowProps) {
  const { t, i18n } = useLingui()
  const name = file.name || t`Document`
  const { state, start, cancel } = useDownload({ ...file, kept, fileName: file.fileName || name })
  const isLoading = state.code === 'loading'
  const said =
    state.code === 'saved' ? t`${name} is saved.` : state.code === 'failed' ? t`${name} was not saved.` : null
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  const label = isLoading && state.percent !== null ? t`Saving ${name}: ${state.percent}%` : t`Saving ${name}`
  return (
    <li className={ROW}>
      <Icon of={FileText} className="text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Link
          {...documentTarget(file.url)}
          preload={false}
          className="target block text-ui font-strong no-underline hover:underline"
        >
          {name}
        </Link>
        <span className="mt-0.5 block text-small text-muted">
          {state.code === 'failed' ? (
            <>
              <span className="text-danger">{t`It was not saved.`}</span>{' '}
              <ExternalLink href={file.url}>{t`Open in a new tab`}</ExternalLink>
            </>
          ) : isLoading ? (
            <span className="flex flex-col gap-1.5 pt-0.5">
              <span aria-hidden className="num">
                {state.percent === null ? t`Saving` : t`Saving, ${state.percent}%`}
              </span>
              <ProgressBar value={state.percent} label={label} className="max-w-80" />
            </span>
          ) : (
            [state.code === 'saved' ? t`Saved` : kindOf(file), file.size > 0 && formatBytes(file.size, i18n.locale)]
              .filter(Boolean)
              .join(', ')
          )}
        </span>
      </span>
      <IconButton
        label={isLoading ? t`Cancel ${name}` : state.code === 'failed' ? t`Try again: ${name}` : t`Save ${name}`}
        icon={isLoading ? X : state.code === 'failed' ? RotateCw : Download}
        unavailable={!isOnline && !isLoading && kept === null}
        aria-describedby={isOnline || kept ? undefined : 'materials-offline'}
        onClick={isLoading ? cancel : start}
        className="-me-3"
      />
    </li>
  )
}

/** What people call the kind of a file: the end of its name. */
const kindOf = ({ fileName }: CourseDocument): string => /\.(\w{2,5})$/.exec(fileName)?.[1]?.toUpperCase() ?? ''

/** A page on the web, in a new tab. */
export function LinkRow({ link }: { link: CourseDocument }) {
  const { t } = useLingui()
  const host = hostOf(link.url)
  return (
    <li>
      <a href={link.url} target="_blank" rel="noopener noreferrer" className={`${ROW} ${ROW_PRESSABLE}`}>
        <Icon of={ExternalIcon} className="text-muted" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-ui font-strong">{link.name || t`Document`}</span>
          <span className="mt-0.5 block text-small text-muted">{t`Opens ${host} in a new tab`}</span>
        </span>
        <Icon of={ExternalIcon} className="text-muted" />
      </a>
    </li>
  )
}
