import { useLingui } from '@lingui/react/macro'

/** Says to screen readers what the icon of an external link says to the eye. */
export function NewTabNote() {
  const { t } = useLingui()
  return <span className="sr-only"> {t`(opens in a new tab)`}</span>
}
