import { useLingui } from '@lingui/react/macro'
import { cx } from './cx'

interface FieldCounterProps {
  id: string
  count: number
  max: number
}

/** Letters written of those allowed; in the colour of errors above the limit. */
export function FieldCounter({ id, count, max }: FieldCounterProps) {
  const { t } = useLingui()
  return (
    <span id={id} className={cx('num shrink-0', count > max && 'font-medium text-danger')}>
      {t`${count} of ${max}`}
    </span>
  )
}
