/**
 * The brand's logo, drawn from the symbol that the page contains from its first bytes; it takes the text's colour, so one
 * drawing serves both themes.
 */
export function BrandLogo({ name, className }: { name: string; className: string }) {
  return (
    <svg role="img" aria-label={name} className={`brand-logo block w-auto max-w-none ${className}`}>
      <use href="#brand-logo" />
    </svg>
  )
}
