import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { SocialSource } from '#/brand/kinds'
import { buttonLook } from '#/ui/buttons/button-look'
import { SOCIAL_NAMES } from '../texts'
import { beginSocial, dropSocialBegin } from './social-begin'
import { socialButtons, socialUrl } from './social-buttons'

interface SocialRowProps {
  /** The brand's networks for this platform. */
  order: readonly SocialSource[]
  /** Networks that the domain has an address for; null while the configuration is loading: the row keeps its place then. */
  collection: readonly { source: SocialSource; url: string }[] | null
  /** Absolute address of the sign-in screen. */
  returnTo: string
}

/** The networks to sign in with. Links, since the browser leaves for the provider. */
export function SocialRow({ order, collection, returnTo }: SocialRowProps) {
  const { t } = useLingui()
  useEffect(() => {
    dropSocialBegin()
    // A page that "back" brings as it was left.
    addEventListener('pageshow', dropSocialBegin)
    return () => removeEventListener('pageshow', dropSocialBegin)
  }, [])
  const offered = collection && socialButtons(order, collection)
  if (order.length === 0 || offered?.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <span className="text-small text-muted">{t`Or continue with`}</span>
      <div className="flex gap-2">
        {offered
          ? offered.map(({ source, url }) => (
              <a
                key={source}
                href={socialUrl({ providerUrl: url, source, returnTo })}
                onClick={() => beginSocial(source)}
                className={buttonLook({ size: 'icon' })}
              >
                <SocialMark source={source} />
                <span className="sr-only">{SOCIAL_NAMES[source]}</span>
              </a>
            ))
          : order.map((source) => <span key={source} aria-hidden className="size-11 rounded-control bg-fill" />)}
      </div>
    </div>
  )
}

// Marks of the networks, one path each on a grid of 24 (Simple Icons, CC0).
const MARKS: Record<SocialSource, string> = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  apple:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  facebook:
    'M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z',
  vkontakte:
    'M15.07 0H8.93C3.33 0 0 3.33 0 8.93v6.14C0 20.67 3.33 24 8.93 24h6.14C20.67 24 24 20.67 24 15.07V8.93C24 3.33 20.67 0 15.07 0ZM6.79 7.3c.09 4.58 2.11 6.52 3.71 6.92V7.3h2.59v3.95c1.58-.17 3.24-1.97 3.8-3.95h2.58c-.43 2.44-2.23 4.24-3.51 4.98 1.28.6 3.33 2.17 4.11 5.01h-2.84c-.61-1.9-2.13-3.37-4.14-3.57v3.57h-.31c-5.47 0-8.59-3.75-8.72-9.99h2.74Z',
}

/** Mark of a network; its name stands beside it. */
export function SocialMark({ source }: { source: SocialSource }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={MARKS[source]} fillRule="evenodd" />
    </svg>
  )
}
