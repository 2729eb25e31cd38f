/**
 * The brand's logo, drawn from the symbol that stands in the page since its first byte; it takes the text's colour, so one
 * drawing serves both themes.
 */
export function BrandLogo({ name, className }: { name: string; className: string }) {
  return (
    <svg role="img" aria-label={name} className={`brand-logo block w-auto max-w-none ${className}`}>
      <use href="#brand-logo" />
    </svg>
  )
}
