import * as z from '../../lib/zod.ts'
import {
  about,
  encryptedAddress,
  localAddresses,
  localHtml,
  localText,
  flag,
  optional,
  origin,
  origins,
  socketOrigin,
  text,
  webAddress,
} from './parts.ts'

const footerEntry = z.strictObject({
  title: about('Text of the entry, in each language.', localText),
  url: about('What the entry links; null: a line without a link.', optional(webAddress)),
})

const club = z.strictObject({
  title: about('Name of the club, in each language.', localText),
  description: about('HTML, shown through ui/html/html.tsx.', localHtml),
  image: about('Picture of the introduction; null: none.', optional(encryptedAddress)),
  showButtonGoTo: about('Whether a button leads to the club.', z._default(flag, true)),
})

/** Addresses of the school's other places, and the origins that the app may deal with. */
export const addressShape = {
  trustedReturnOrigins: about(
    'Origins to which a sign-in may lead back with the token. Local only: never taken from remote configuration.',
    z._default(z.array(origin), []),
  ),
  connectOrigins: about(
    'Other origins that the app may fetch from, for the content security policy: hosts of video playlists, of homework’s files and of the club. Local only.',
    z._default(z.array(origins), []),
  ),
  socketOrigins: about(
    'Origins of the socket whose address the domain configuration names: the app connects to no other. Local only.',
    z._default(z.array(socketOrigin), []),
  ),
  documentOrigins: about(
    'Other origins whose documents the app shows in a frame and downloads: hosts of the courses’ files. Those of the manuals need no mention. Local only.',
    z._default(z.array(origin), []),
  ),
  errorReportUrl: about(
    'Where error reports are posted; null: the console only. Local only.',
    optional(encryptedAddress),
  ),

  push: about(
    'The vendor of web push, asked for nothing before consent; null: none. The school’s number there comes with the domain configuration. Local only.',
    optional(
      z.strictObject({
        sdk: about('The vendor’s script for pages.', encryptedAddress),
        worker: about('The vendor’s script for workers, which our own worker imports.', encryptedAddress),
      }),
    ),
  ),

  supportEmail: about(
    'Shown on the sign-in screen and in support; the domain configuration may replace it.',
    z.email(),
  ),
  whatsAppNumber: about(
    'Number for the WhatsApp link of the contact modal; the domain configuration may replace it.',
    optional(z.string().check(z.regex(/^\+?[\d ().-]{5,}$/, 'expected a phone number'))),
  ),
  telegramLink: about(
    'Telegram link of the sign-in screen and the contact modal; the domain configuration may replace it.',
    optional(webAddress),
  ),
  saleContact: about(
    'Address of the sales team, shown where something can only be bought through it (support modal, subscriptions).',
    text,
  ),
  personalDataUrl: about('The personal-data agreement (PDF) that the support form links.', webAddress),
  cookiePolicyLink: about('The cookie policy that the cookie banner and its settings link.', webAddress),
  adminLoginUrl: about('Target of the dashboard link of admins; the token is appended.', encryptedAddress),
  appStoreUrl: about(
    'App Store page for the QR modal; without both store addresses there is no QR modal.',
    optional(webAddress),
  ),
  googlePlayUrl: about('Google Play page for the QR modal.', optional(webAddress)),
  instructionUrls: about('How to get a login, by language: sign-in screen and menus.', z._default(localAddresses, {})),
  guidelineUrls: about('User manual by language: menus.', z._default(localAddresses, {})),
  footer: about(
    'Footer until the domain configuration brings its own; fewer than three are legal.',
    z._default(z.array(footerEntry), []),
  ),

  clubUrls: about('Addresses of the club, for the club part.', z._default(z.array(webAddress), [])),
  clubInApp: about('Introduction of the club inside the app, for the club part; null: none.', optional(club)),
}
