import { cx } from '../cx'

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'text'
/** icon: a square for one picture. */
type ButtonSize = 'lg' | 'md' | 'sm' | 'icon'

export interface ButtonLook {
  /** primary: the one next step of a view. */
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** As wide as its column. */
  block?: boolean | undefined
}

const BASE =
  'items-center justify-center border rounded-control text-center text-balance leading-tight font-strong tracking-[-0.006em] no-underline transition-[color,background-color,border-color,translate] not-aria-disabled:active:translate-y-px'

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
  secondary: 'border-strong text-text hover:bg-fill active:border-text',
  quiet: 'border-transparent bg-fill text-text hover:bg-[color-mix(in_oklab,var(--fill)_88%,var(--text))]',
  text: 'border-transparent text-accent-text underline-offset-[0.22em] decoration-1 hover:underline',
}

const SIZES: Record<ButtonSize, string> = {
  lg: 'min-h-13.5 gap-2.5 py-2.5 text-body',
  md: 'min-h-11.5 gap-2.5 py-2.5 text-ui',
  sm: 'min-h-9 touch:min-h-11 gap-2 py-1.5 text-small',
  icon: 'size-11',
}

const PADDING: Record<ButtonSize, string> = { lg: 'px-7', md: 'px-5.5', sm: 'px-3.5', icon: '' }

const OFF = 'cursor-not-allowed border-transparent text-disabled'

/** Classes of everything that looks like a button, links too. */
export function buttonLook({ kind = 'secondary', size = 'md', block = false }: ButtonLook, off = false): string {
  return cx(
    BASE,
    block ? 'flex w-full' : 'inline-flex',
    SIZES[size],
    kind === 'text' ? 'px-2 -mx-2' : PADDING[size],
    off ? cx(OFF, kind !== 'text' && 'bg-fill') : KINDS[kind],
  )
}
