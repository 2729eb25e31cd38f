/**
 * The brand's logo, drawn from the symbol that stands in the page since its first byte; it takes the text's colour, so it
 * serves both themes.
 */
export function BrandLogo({ name, className = 'h-[26px]' }: { name: string; className?: string }) {
  return (
    <svg role="img" aria-label={name} className={`block w-auto max-w-none ${className}`} viewBox="0 0 119 32">
      <use href="#brand-logo" />
    </svg>
  )
}
