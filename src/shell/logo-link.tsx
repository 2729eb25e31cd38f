import { Link } from '@tanstack/react-router'
import { useBrand } from '#/domains/site-config/use-brand'
import { BrandLogo } from '#/domains/site-config/brand-logo'

/** The logo as the way home. */
export function LogoLink({ small = false }: { small?: boolean }) {
  const { name } = useBrand()
  return (
    <Link to="/home" className="flex min-h-11 items-center text-text no-underline">
      <BrandLogo name={name} className={small ? 'h-[22px]' : 'h-[26px]'} />
    </Link>
  )
}
