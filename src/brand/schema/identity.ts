import { LOCALES } from '../../lib/locale.ts'
import * as z from '../../lib/zod.ts'
import {
  about,
  basePath,
  encryptedAddress,
  localText,
  locale,
  optional,
  origin,
  path,
  text,
  uniqueList,
} from './parts.ts'
import { themeInputs } from './theme-inputs.ts'

const brandTexts = z.strictObject({
  about: about('One line about the school: description of the page and of the installed app.', localText),
  loginHeadline: about('Headline of the sign-in screen.', localText),
  loginLead: about('One sentence under that headline.', localText),
  artCaption: about(
    'Caption on the picture of the sign-in screen; *between asterisks* is set in italics (titles of courses).',
    localText,
  ),
  loginHelp: about('Question before the link to registration or to the instruction on the sign-in screen.', localText),
  missingHeadline: about(
    'Headline under the picture missing.svg, at an unknown address; none: “There is nothing at this address.”',
    optional(localText),
  ),
})

/** Screens that send a signed-in learner to the homepage, or away from the app: as a homepage each would lead in circles. */
const NO_STAY =
  /^\/(?:(?:reset|signup|without-account|code|auto-login|logout|delete|emailVerification|phoneVerification|resetPassword|updateProfile|user-info-chat|linksocialnetworks)(?![^/?#])|[?#]|$)/i

const homepage = path.check(
  z.refine((address) => !NO_STAY.test(address), 'expected a screen that a learner can stay on, such as /home'),
)

const mobileApp = z.strictObject({
  id: about(
    'Its id in both stores, and the scheme of addresses that only it opens.',
    z.string().check(z.regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/, 'expected a name such as school.example.app')),
  ),
  version: about(
    'Version in the stores, raised with each release: an older one than the domain configuration names offers the update.',
    z.string().check(z.regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/, 'expected three numbers such as 1.0.0')),
  ),
  site: about(
    'Address of the web app with its base, such as https://learn.school.example/v/. Links to it open the app; its origin is that of the server where $.origin is empty.',
    encryptedAddress.check(z.refine((address) => address.endsWith('/'), 'expected a slash at the end')),
  ),
})

/** Who the brand is and where its server is. */
export const identityShape = {
  $schema: about('Path of brand.schema.json, for editors.', z.optional(z.string())),
  id: about(
    'Name of the folder in brands/ and value of BRAND.',
    z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'expected small Latin letters, digits and hyphens')),
  ),
  appId: about('Application id that every request carries in X-App-Id.', text),
  name: about('Name of the school: titles, logo label, installed app. The domain configuration may replace it.', text),
  texts: about('What the brand says in its own words.', brandTexts),
  theme: about('The few values from which all colours, radii and headlines are derived.', themeInputs),
  artTone: about(
    'Whether the picture of the sign-in screen is dark or light under its caption.',
    z._default(z.enum(['dark', 'light']), 'dark'),
  ),

  origin: about(
    'Origin of the server; empty: the one the app is served from.',
    z._default(z.union([origin, z.literal('')]), ''),
  ),
  v1: about('Base path of version 1 of the API.', z._default(basePath, '/spa/api/v1')),
  v2: about('Base path of version 2 of the API.', z._default(basePath, '/spa/v2')),
  mobileApp: about('The app in the stores (APP=mobile); null: there is none. Local only.', optional(mobileApp)),
  homepage: about(
    'Where guest-only screens and sign-ins without a return address lead.',
    z._default(homepage, '/home'),
  ),

  languages: about(
    'Languages of the interface; the domain configuration may narrow them.',
    z._default(uniqueList(locale).check(z.minLength(1)), [...LOCALES]),
  ),
  defaultLanguage: about('Language when neither learner, device nor browser names one.', z._default(locale, 'en')),
}
