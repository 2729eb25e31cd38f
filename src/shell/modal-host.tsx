import { useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { sparePart } from '#/ui/late/spare-part'
import { useCloseModal } from '#/ui/modals/use-close-modal'

/** Modals that may open over any screen, by the name in the address; screens may have further ones. */
const MODALS: Record<string, ComponentType<{ onMissing?: () => void }>> = {
  support: sparePart(() => import('#/domains/support/support-modal'), 'SupportModal'),
  document: sparePart(() => import('./modals/document-modal'), 'DocumentModal'),
  language: sparePart(() => import('./modals/language-modal'), 'LanguageModal'),
  email: sparePart(() => import('#/domains/account/email-modal'), 'EmailModal'),
}

/** Opens the modal that the address names, over whatever screen it names. */
export function ModalHost() {
  const { modal } = useSearch({ strict: false })
  const close = useCloseModal('url', 'about', 'renew')
  // Own properties only: "constructor" is no modal.
  const Named = modal !== undefined && Object.hasOwn(MODALS, modal) ? MODALS[modal] : undefined
  if (!Named) return null
  return (
    <Suspense>
      <Named onMissing={close} />
    </Suspense>
  )
}
