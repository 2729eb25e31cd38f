import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#/lib/money'
import { htmlText } from '#/ui/html/html-text'
import { Picture } from '#/ui/pictures/picture'
import type { Sold } from '../course-sale'

interface OfferRowProps {
  sold: Pick<Sold, 'service' | 'offer' | 'childs'>
  /** What it is called where neither it nor its service has a name. */
  name: string
  /** A way on. */
  end?: ReactNode
}

/** Something that is sold: its pictures, what it holds, and its price. */
export function OfferRow({ sold: { service, offer, childs }, name, end }: OfferRowProps) {
  const { i18n } = useLingui()
  const pictures = (offer?.images ?? []).filter(({ type }) => type === 'photo')
  const { price, currency } = service
  return (
    <li data-offer className="flex flex-wrap gap-x-5 gap-y-3 py-5 wrap-anywhere">
      {pictures.map(({ id, url, previewUrl }) => (
        <Picture key={id} src={previewUrl ?? url} className="w-28 shrink-0 self-start" />
      ))}
      <div className="min-w-[min(100%,12.5rem)] flex-1">
        <h3 className="type-h4">{offer?.title || service.title || name}</h3>
        {offer?.text && <p className="mt-1 text-small whitespace-pre-line text-muted">{htmlText(offer.text)}</p>}
        {childs.length > 0 && (
          <ul className="mt-2 list-disc ps-5 text-small">
            {childs.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-col items-end gap-2">
        {price !== null && currency !== null && <b className="num">{formatMoney(price, currency, i18n.locale)}</b>}
        {end}
      </div>
    </li>
  )
}
