import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cx } from './cx'

function TextLinkLook({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={cx('link', className)} />
}

/** A router link inside a text. */
export const TextLink = createLink(TextLinkLook)
