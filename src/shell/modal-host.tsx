import { useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense, lazy } from 'react'

/** Modals that may open over any screen, by the name that the address carries; screens have others of their own. */
const MODALS: Record<string, ComponentType> = {
  support: lazy(() => import('#/domains/support/support-modal').then((module) => ({ default: module.SupportModal }))),
  document: lazy(() => import('./modals/document-modal').then((module) => ({ default: module.DocumentModal }))),
  language: lazy(() => import('./modals/language-modal').then((module) => ({ default: module.LanguageModal }))),
  email: lazy(() => import('#/domains/account/email-modal').then((module) => ({ default: module.EmailModal }))),
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
