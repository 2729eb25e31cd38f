import { createLink } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

function ArrowLinkLook({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'group target inline-flex items-center gap-1.5 text-ui font-strong text-accent-text no-underline',
        className,
      )}
    >
      {children}
      <Icon of={ArrowRight} size={18} className="transition-[translate] duration-160 group-hover:translate-x-0.75" />
    </a>
  )
}

/** A router link that stands alone and leads on ("Read the review"). */
export const ArrowLink = createLink(ArrowLinkLook)
