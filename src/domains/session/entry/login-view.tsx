import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BrandConfig } from '#/brand/brand-config'
import { emailOptions } from '#/domains/account/email-options'
import { knownLocale } from '#/lib/locale'
import type { LoginFailure } from './login-failure'
import type { LoginHelp } from './login-help'
import type { LoginValues } from './check-login'
import { TextLink } from '#/ui/buttons/text-link'
import { AccessFrame } from '../steps/access-frame'
import { LoginForm } from './login-form'
import { LoginHelpLine } from './login-help-line'
import { ownOrder } from './own-order'
import { SocialRow } from './social-row'
import { SupportLine } from './support-line'

type LoginBrand = Pick<
  BrandConfig,
  | 'texts'
  | 'artTone'
  | 'assets'
  | 'socialAuth'
  | 'emailRules'
  | 'isUserAnonAuthEnable'
  | 'supportEmail'
  | 'telegramLink'
  | 'whatsAppNumber'
>

interface LoginViewProps {
  brand: LoginBrand
  /** Null while the domain configuration is on its way. */
  authCollection: BrandConfig['authCollection'] | null
  help: LoginHelp
  logo: ReactNode
  /** The control of the language: a link until the running screen makes a menu of it. */
  language: ReactNode
  /** Absolute address of this screen, to which the networks lead back. */
  returnTo: string
  /** Shown below the networks. */
  afterNetworks?: ReactNode
  /** Shown above the form. */
  notice?: ReactNode
  onSubmit: (values: LoginValues) => Promise<LoginFailure | null>
}

/** The sign-in, drawn only from its props: by the running screen and, once per language, by the build. */
export function LoginView({
  brand,
  authCollection,
  help,
  logo,
  language,
  returnTo,
  afterNetworks,
  notice,
  onSubmit,
}: LoginViewProps) {
  const { t, i18n } = useLingui()
  const locale = knownLocale(i18n.locale)
  const { texts } = brand
  return (
    <AccessFrame
      art={brand.assets.art}
      caption={texts.artCaption[locale]}
      captionTone={brand.artTone}
      logo={logo}
      language={language}
      title={texts.loginHeadline[locale]}
      lead={texts.loginLead[locale]}
      foot={
        <SupportLine
          email={brand.supportEmail}
          telegramLink={brand.telegramLink}
          whatsAppNumber={brand.whatsAppNumber}
        />
      }
    >
      {notice}
      <LoginForm emailOptions={emailOptions(brand)} onSubmit={onSubmit} />
      <SocialRow order={ownOrder(brand.socialAuth)} collection={authCollection} returnTo={returnTo} />
      {afterNetworks}
      <LoginHelpLine help={help} question={texts.loginHelp[locale]} />
      {brand.isUserAnonAuthEnable && (
        <p className="mt-3 text-ui">
          <TextLink to="/without-account" className="target">
            {t`Start without an account`}
          </TextLink>
        </p>
      )}
    </AccessFrame>
  )
}
