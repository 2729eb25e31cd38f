import { BrandLogo } from './brand-logo'
import { useBrand } from './use-brand'

/**
 * The logo in force: the domain's picture where it has one, else the brand's own symbol. Nobody tells the picture's size, so a usual width
 * is kept for it.
 */
export function SchoolLogo({ className }: { className: string }) {
  const { logo, name } = useBrand()
  if (logo === null) return <BrandLogo name={name} className={className} />
  return (
    <img src={logo} alt={name} className={`block w-auto min-w-24 max-w-60 object-contain object-left ${className}`} />
  )
}
