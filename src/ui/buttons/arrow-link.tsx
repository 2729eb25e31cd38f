import { createLink } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

function ArrowLinkLook({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx('group target inline-block text-ui font-strong text-accent-text no-underline', className)}
    >
      {children}
      {'\u00a0'}
      <Icon
        of={ArrowRight}
        size={18}
        className="inline transition-[translate] duration-160 group-hover:translate-x-0.75"
      />
    </a>
  )
}

/** A router link on its own line that leads on ("Read the review"); its arrow stays with the last word. */
export const ArrowLink = createLink(ArrowLinkLook)
