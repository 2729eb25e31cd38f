import { useLingui } from '@lingui/react/macro'
import { cx } from '../cx'

interface FieldCounterProps {
  id: string
  count: number
  max: number
}

/** Characters typed out of those allowed; shown as an error above the limit. */
export function FieldCounter({ id, count, max }: FieldCounterProps) {
  const { t } = useLingui()
  return (
    <span id={id} className={cx('num shrink-0', count > max && 'font-medium text-danger')}>
      {t`${count} of ${max}`}
    </span>
  )
}
