import type { AssetFile } from './asset-files.ts'

/** What `version.json` says of the site that it lies in. */
export interface SiteVersion {
  brand: string
  version: string
  /** The path under which the app is served, with both slashes. */
  base: string
}

/** Where it lies, below the base. */
export const VERSION_FILE = 'version.json'
/** Answers with `ok`, for whoever watches whether the host is up. */
export const HEALTH_FILE = 'health.txt'
/** Hosts serve it at the root of their name as well, where search engines look for it. */
export const ROBOTS_FILE = 'robots.txt'

/** Files for those who run the site, not for the app; unlike all others they keep their names from release to release. */
export function siteFiles(site: SiteVersion): AssetFile[] {
  const file = (fileName: string, text: string): AssetFile => ({ fileName, source: Buffer.from(text) })
  return [
    file(VERSION_FILE, `${JSON.stringify(site)}\n`),
    file(HEALTH_FILE, 'ok\n'),
    // Everything behind the sign-in is a learner's own, and the sign-in itself is no page to be found.
    file(ROBOTS_FILE, `User-agent: *\nDisallow: ${site.base}\n`),
  ]
}
