import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '#/ui/buttons/external-link'
import { saleAddress } from './contact'
import { useBrand } from './use-brand'

/** A link to the sales team, where something can only be bought through it. */
export function SaleContact({ className }: { className?: string }) {
  const { saleContact } = useBrand()
  const address = saleAddress(saleContact)
  const contact = address === null ? saleContact : <ExternalLink href={address}>{saleContact}</ExternalLink>
  return (
    <p className={className}>
      <Trans>To buy or renew, you can also ask the sales team: {contact}</Trans>
    </p>
  )
}
