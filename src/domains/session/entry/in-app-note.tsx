import { useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { SocialSource } from '#/brand/kinds'
import { Button } from '#/ui/buttons/button'
import { buttonLook } from '#/ui/buttons/button-look'
import { TextField } from '#/ui/fields/text-field'
import { announce } from '#/ui/page/live-region'
import { Icon } from '#/ui/pictures/icon'
import { Banner } from '#/ui/states/banner'
import { SOCIAL_NAMES } from '../texts'
import { appName, browserIntent, refusing } from './in-app-names'

interface InAppNoteProps {
  /** Of `inAppSign`. */
  sign: string
  /** The networks that are offered here. */
  offered: readonly SocialSource[]
  /** The absolute address of this screen. */
  address: string
}

/** Says that some networks refuse inside another app, and leads to the device's own browser; nothing where none does. */
export function InAppNote({ sign, offered, address }: InAppNoteProps) {
  const { t, i18n } = useLingui()
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const names = refusing(offered).map((source) => SOCIAL_NAMES[source])
  if (names.length === 0) return null
  const app = appName(sign)
  const networks = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
      announce(t`Address copied. Paste it into your browser.`)
    } catch {
      setCopied('refused')
    }
  }

  return (
    <Banner
      tone="warning"
      className="mt-6"
      title={app ? t`You are in the browser of ${app}.` : t`You are in the browser of another app.`}
    >
      <p>{t`${networks} will not sign you in here. Open this page in your own browser.`}</p>
      <div className="mt-3 flex flex-col items-start gap-3">
        {/Android/.test(navigator.userAgent) ? (
          <a href={browserIntent(address)} className={buttonLook({ size: 'sm' })}>
            <Icon of={ExternalLink} size={16} />
            {t`Open in your browser`}
          </a>
        ) : (
          <Button size="sm" icon={Copy} onClick={() => void copy()}>
            {copied === 'yes' ? t`Address copied` : t`Copy the address`}
          </Button>
        )}
        {copied === 'refused' && <TextField label={t`Address of this page`} readOnly value={address} />}
      </div>
    </Banner>
  )
}
