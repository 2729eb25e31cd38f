import { isLocale } from '../lib/locale'
import type { BrandConfig, Overlay } from './brand-config'
import type { ExternalConfig } from './external-wire'
import { EXTERNAL_VERSION, type SocialSource } from './kinds'

/** The brand's values that the external configuration sets; none if its version is another. */
export function externalOverlay(local: BrandConfig, external: ExternalConfig): Overlay {
  if (external.version !== EXTERNAL_VERSION) return {}
  const { version: _, statisticTimings, socialAuth, offerType, instructionUrls, guidelineUrls, ...plain } = external
  return {
    ...plain,
    // Consultations are renewed through the course's category unless one of their own is configured.
    renewConsultationSupportCategoryId:
      external.renewConsultationSupportCategoryId ?? followedCategory(local, external.renewCourseSupportCategoryId),
    statisticTimings: statisticTimings && over(local.statisticTimings, statisticTimings),
    offerType: offerType && over(local.offerType, offerType),
    socialAuth: socialAuth && {
      web: known(socialAuth.web) ?? local.socialAuth.web,
      android: known(socialAuth.android) ?? local.socialAuth.android,
      ios: known(socialAuth.ios) ?? local.socialAuth.ios,
    },
    instructionUrls: byLanguage(instructionUrls),
    guidelineUrls: byLanguage(guidelineUrls),
  }
}

function followedCategory(local: BrandConfig, renewCourse: number | null): number | null {
  return local.renewConsultationSupportCategoryId === local.renewCourseSupportCategoryId ? renewCourse : null
}

/** `local` with every key replaced that `said` has a value for. */
function over<T extends object>(local: T, said: { [Key in keyof T]: T[Key] | null }): T {
  return { ...local, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) }
}

const known = (sources: readonly (SocialSource | 'unknown')[] | null): SocialSource[] | null =>
  sources && sources.filter((source) => source !== 'unknown')

function byLanguage(
  addresses: Record<string, string | null> | null | undefined,
): BrandConfig['instructionUrls'] | null {
  if (!addresses) return null
  return Object.fromEntries(Object.entries(addresses).filter(([language, url]) => isLocale(language) && url !== null))
}
