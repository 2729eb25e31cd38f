import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cx } from '../cx'

function TextLinkLook({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx('link', className)}>
      {children}
    </a>
  )
}

/** A router link inside a text. */
export const TextLink = createLink(TextLinkLook)
