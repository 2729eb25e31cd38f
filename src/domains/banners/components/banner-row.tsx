import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#/ui/cx'
import { htmlText } from '#/ui/html/html-text'
import { ROW, ROW_PRESSABLE } from '#/ui/page/rows'
import { Icon } from '#/ui/pictures/icon'
import { Picture } from '#/ui/pictures/picture'
import type { Banner } from '../model'

/** A piece of news as a row of a list; the whole row leads to it where it leads anywhere. */
export function BannerRow({ banner, end }: { banner: Banner; end?: ReactNode }) {
  const { t } = useLingui()
  const { title, text, url, image } = banner
  const words = htmlText(text)
  const content = (
    <>
      {image !== null && <Picture src={image} ratio="1:1" className="w-14 shrink-0" />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-ui font-strong">{title || t`News of the school`}</span>
        {words !== '' && <span className="mt-0.5 line-clamp-2 text-small text-muted">{words}</span>}
      </span>
    </>
  )
  return (
    <li className="flex items-center gap-4">
      {url === null ? (
        <div className={cx(ROW, 'flex-1')}>{content}</div>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={cx(ROW, ROW_PRESSABLE, 'flex-1')}>
          {content}
          <span className="sr-only">{t`(opens in a new tab)`}</span>
          <Icon of={ChevronRight} size={18} className="text-muted" />
        </a>
      )}
      {end}
    </li>
  )
}
