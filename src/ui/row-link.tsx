import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import { ROW, ROW_PRESSABLE, RowContent, type RowContentProps } from './row-content'

interface RowLinkLookProps extends Omit<ComponentProps<'a'>, 'title' | 'children'>, RowContentProps {}

function RowLinkLook({ title, detail, icon, end, chevron = true, className, ...rest }: RowLinkLookProps) {
  return (
    <li>
      <a {...rest} className={cx(ROW, ROW_PRESSABLE, className)}>
        <RowContent {...{ title, detail, icon, end, chevron }} />
      </a>
    </li>
  )
}

/** A row that leads somewhere in the app; the whole row is one target. */
export const RowLink = createLink(RowLinkLook)
