import { useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { part } from '#/ui/late/part'
import { DiagnosisModal } from './lazy-pages'
import { useCloseModal } from '#/ui/modals/use-close-modal'

/** Modals that may open over any screen, by the name in the address; screens may have further ones. */
const MODALS: Record<string, ComponentType<{ onMissing?: () => void }>> = {
  support: part(() => import('#/domains/support/support-modal'), 'SupportModal', { missing: 'toast' }),
  contact: part(() => import('#/domains/support/contact-modal'), 'ContactModal', { missing: 'toast' }),
  document: part(() => import('./modals/document-modal'), 'DocumentModal', { missing: 'toast' }),
  language: part(() => import('./modals/language-modal'), 'LanguageModal', { missing: 'toast' }),
  'sign-out': part(() => import('./modals/sign-out-modal'), 'SignOutModal', { missing: 'toast' }),
  cookies: part(() => import('#/domains/consent/cookies-modal'), 'CookiesModal', { missing: 'toast' }),
  'delete-account': part(() => import('#/domains/account/delete-account-modal'), 'DeleteAccountModal', {
    missing: 'toast',
  }),
  communities: part(() => import('#/domains/club/club-modal'), 'ClubModal', { missing: 'toast' }),
  push: part(() => import('#/domains/push/push-modal'), 'PushModal', { missing: 'toast' }),
  app: part(() => import('#/domains/mobile-app/app-modal'), 'AppModal', { missing: 'silent' }),
  diagnosis: DiagnosisModal,
  install: part(() => import('#/domains/mobile-app/install-modal'), 'InstallModal', { missing: 'toast' }),
  email: part(() => import('#/domains/account/email-modal'), 'EmailModal', { missing: 'toast' }),
}

/** Opens the modal that the address names, over whatever screen it names. */
export function ModalHost() {
  const { modal } = useSearch({ strict: false })
  const close = useCloseModal('url', 'about', 'renew', 'appointment', 'returnUrl', 'next')
  // Own properties only: "constructor" is no modal.
  const Named = modal !== undefined && Object.hasOwn(MODALS, modal) ? MODALS[modal] : undefined
  if (!Named) return null
  return (
    <Suspense>
      <Named onMissing={close} />
    </Suspense>
  )
}
