import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Icon } from '../pictures/icon'

/** One step of the path; the last one has no link. Make `link` with `linkOptions({ to, params })`. */
export interface Crumb {
  label: string
  link?: LinkProps
}

/** The path to this page; phones have the back button instead. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumbs`} className="mb-5 hidden min-h-5.5 tablet:block">
      <ol className="flex flex-wrap items-center gap-2 text-small text-muted">
        {crumbs.map((crumb, place) => (
          <Fragment key={crumb.label}>
            {place > 0 && (
              <li aria-hidden>
                <Icon of={ChevronRight} size={14} className="opacity-70" />
              </li>
            )}
            <li className="min-w-0">
              {crumb.link ? (
                <Link
                  {...crumb.link}
                  className="target no-underline underline-offset-[0.22em] hover:text-text hover:underline"
                >
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current="page" className="text-text">
                  {crumb.label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
