import { useLingui } from '@lingui/react/macro'
import { isHttpUrl } from '#/lib/urls'
import { ExternalLink } from '#/ui/buttons/external-link'
import { useBrand } from './use-brand'

/** The school's footer: three entries, fewer are legal; an entry without a web address is plain text. */
export function Footer() {
  const { t } = useLingui()
  const { footer } = useBrand()
  if (footer.length === 0) return null
  return (
    <footer aria-label={t`About the school`} className="mt-auto pt-18 text-small text-muted">
      <ul className="flex flex-wrap border-t border-line pt-5 gap-x-6 gap-y-3 touch:gap-y-0">
        {footer.map(({ title, url }) => (
          <li key={title} className="min-w-0 break-words touch:py-3">
            {url !== null && isHttpUrl(url) ? (
              <ExternalLink href={url} className="target">
                {title}
              </ExternalLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </footer>
  )
}
