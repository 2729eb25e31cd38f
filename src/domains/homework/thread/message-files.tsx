import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileText, Film } from 'lucide-react'
import type { UploadedFile } from '#/domains/uploads/model'
import { formatBytes } from '#/lib/bytes'
import { ExternalLink } from '#/ui/buttons/external-link'
import { modalTarget } from '#/ui/modals/modal-target'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import { shownAs } from '#/domains/chats/shown-file'
import { useFileAddress } from '#/domains/chats/use-file-address'

/** Files of a message: pictures that open large, videos, and plain links for everything that browsers cannot show. */
export function MessageFiles({ files, label }: { files: readonly UploadedFile[]; label: string }) {
  const { t } = useLingui()
  const pictures = files.filter((file) => shownAs(file) === 'picture')
  const others = files.filter((file) => shownAs(file) !== 'picture')
  return (
    <>
      {pictures.length > 0 && (
        <ul
          aria-label={label}
          className="scroll-x grid gap-3 max-tablet:-mx-gutter max-tablet:auto-cols-[62%] max-tablet:grid-flow-col max-tablet:overflow-x-auto max-tablet:px-gutter tablet:grid-cols-3"
        >
          {pictures.map((file, index) => (
            <li key={file.id}>
              <Link
                {...modalTarget('picture', { file: file.id })}
                aria-label={t`Open picture ${index + 1}: ${file.name}`}
                className="group block rounded-md no-underline"
              >
                <FilePicture file={file} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="flex flex-col gap-1">
          {others.map((file) => (
            <OtherFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </>
  )
}

function FilePicture({ file }: { file: UploadedFile }) {
  return <Picture {...useFileAddress(file)} zoom />
}

function OtherFile({ file }: { file: UploadedFile }) {
  const { t, i18n } = useLingui()
  const isVideo = shownAs(file) === 'video'
  const name = file.name || t`File`
  return (
    <li className="flex min-h-11 items-center gap-3 text-small">
      <Icon of={isVideo ? Film : FileText} className="text-muted" />
      <span className="min-w-0 wrap-anywhere">
        {isVideo ? (
          <Link {...modalTarget('picture', { file: file.id })} className="link">
            {name}
          </Link>
        ) : (
          <ExternalLink href={file.url}>{name}</ExternalLink>
        )}
        {file.size > 0 && <span className="num ms-2 text-muted">{formatBytes(file.size, i18n.locale)}</span>}
      </span>
    </li>
  )
}
