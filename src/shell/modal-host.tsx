import { useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '#/ui/lazy-part'

/** Modals that may open over any screen, by the name that the address carries; screens have others of their own. */
const MODALS: Record<string, ComponentType> = {
  support: lazyPart(() => import('#/domains/support/support-modal'), 'SupportModal'),
  document: lazyPart(() => import('./modals/document-modal'), 'DocumentModal'),
  language: lazyPart(() => import('./modals/language-modal'), 'LanguageModal'),
  email: lazyPart(() => import('#/domains/account/email-modal'), 'EmailModal'),
}

/** Opens the modal that the address names, over whatever screen it names. */
export function ModalHost() {
  const { modal } = useSearch({ strict: false })
  const Named = modal === undefined ? undefined : MODALS[modal]
  if (!Named) return null
  return (
    <Suspense>
      <Named />
    </Suspense>
  )
}
