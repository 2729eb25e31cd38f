import { Link } from '@tanstack/react-router'
import { SchoolLogo } from '#/domains/site-config/school-logo'

/** The logo, as a link home. */
export function LogoLink({ small = false }: { small?: boolean }) {
  return (
    <Link to="/home" className="flex min-h-11 items-center text-text no-underline">
      <SchoolLogo className={small ? 'h-5.5' : 'h-6.5'} />
    </Link>
  )
}
