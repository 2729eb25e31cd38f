import type { SocialSource } from './kinds.ts'
import type { Brand } from './schema.ts'

/** Addresses of the brand's files that the app itself requests, under the router base. */
export type BrandAssets = {
  /** Picture of the sign-in screen. */
  art: string
  /** Strip of the page at an unknown address. */
  missing: string
  /** Picture of the page for learners whose subscription works in the mobile app only. */
  elsewhere: string
  /** Style sheet of the fonts, wanted once the first view is usable. */
  fonts: string
  /** Page that third parties run in, after consent. */
  thirdParties: string
  /** Worker that receives pushes; null: the brand has no push. */
  pushWorker: string | null
}

/** The local brand, as the build writes it into the app; `connectOrigins`, `socketOrigins`, `mobileApp` and `texts.about` are for the page and the build alone. */
export type LocalBrand = Omit<Brand, '$schema' | 'connectOrigins' | 'socketOrigins' | 'mobileApp' | 'texts'> & {
  texts: Omit<Brand['texts'], 'about'>
  assets: BrandAssets
}

export type FooterEntry = { title: string; url: string | null }

/** What only the domain configuration knows. */
type DomainKeys = {
  /** Logo and favicon of the domain; null: the brand's own files. */
  logo: string | null
  favicon: string | null
  /** Token name to CSS colour, unchecked: `theme/remote-colours.ts` decides what is applied. */
  remoteTheme: Record<string, string>
  footer: FooterEntry[]
  /** Networks with an address; an empty list means no social buttons. */
  authCollection: { source: SocialSource; url: string }[]
  /** Issue widget. */
  jira: { url: string; key: string | null } | null
  /** Address of the socket; null: no realtime. */
  websocket: string | null
  pushNotification: { appId: string; isEnabled: boolean } | null
  /** Newest app, `x.y.z`. */
  mobileAppVersion: string | null
  /** ISO 3166-1 alpha-2, of the caller: default region of phone numbers. */
  country: string | null
  /** Null: no community entry in the menus, no article calls. */
  communityUrl: string | null
  communityUrlApi: string | null
}

type ResolvedKeys = {
  clubInApp: { title: string; description: string; image: string | null; showButtonGoTo: boolean } | null
  newHomeTriggerDate: Date | null
  renewConsultationSupportCategoryId: number
}

/** What the app works with: the local brand, overlaid with the external and the domain configuration. */
export type BrandConfig = Omit<LocalBrand, keyof DomainKeys | keyof ResolvedKeys> & DomainKeys & ResolvedKeys

/** Values of one remote configuration; null and absent ones change nothing. */
export type Overlay = { [Key in keyof BrandConfig]?: BrandConfig[Key] | null }
