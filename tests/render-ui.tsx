import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'

i18n.load('en', {})
i18n.activate('en')

/** Renders a part of the interface in English, without router and server. */
export function renderUi(part: ReactNode) {
  return render(<>{part}</>, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
}
