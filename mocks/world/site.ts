interface Site {
  origin: string
  base: string
  /** Where the school's server is; absent: where the page is. */
  apiOrigin?: string
  /** Base paths of the API, as configured by the brand. */
  v1: string
  v2: string
  /** Null: the app id equals the brand's id. */
  appId: string | null
  /** Service of the demo course, null: none; and the largest file in bytes. Absent: as in the brands that ship. */
  demoServiceId?: number | null
  fileMaxSize?: number
  /** Whether guests may register. */
  isSignupOpen?: boolean
  /** Whether guests may begin without an email. */
  isAnonOpen?: boolean
}

const USUAL: Site = { origin: 'http://localhost', base: '/v/', v1: '/spa/api/v1', v2: '/spa/v2', appId: null }
const DEMO_SERVICE_IDS: Record<string, number> = { kinetic: 710, demo: 740 }
const FILE_SIZES: Record<string, number> = { demo: 1_073_741_824 }
const SIGNUP_BRANDS = ['kinetic', 'demo']
const ANONYMOUS_BRANDS = ['demo']
const USUAL_FILE_SIZE = 52_428_800

/** Where the page that holds the world is served, and where its calls go; set once at the start. */
let site = USUAL

export function setSite(next: Partial<Site>): void {
  site = { ...USUAL, ...next }
}

/** The app id that the calls of a brand carry. */
export const appIdOf = (brand: string) => site.appId ?? brand

export const demoServiceIdOf = (brand: string): number | null =>
  site.demoServiceId === undefined ? (DEMO_SERVICE_IDS[brand] ?? null) : site.demoServiceId

/** Whether a school takes new learners by itself. */
export const allowsSignup = (brand: string): boolean => site.isSignupOpen ?? SIGNUP_BRANDS.includes(brand)

/** Whether a school takes learners without an email. */
export const allowsAnonymous = (brand: string): boolean => site.isAnonOpen ?? ANONYMOUS_BRANDS.includes(brand)

export const fileMaxSizeOf = (brand: string): number => site.fileMaxSize ?? FILE_SIZES[brand] ?? USUAL_FILE_SIZE

/** Path under the app where the mock world plays the club's own service. */
const CLUB_PATH = 'mock-club/api'

/** Absolute address of the club's own service; learners' apps trust the origin of the school's server. */
export const clubApiUrl = () => `${site.apiOrigin ?? site.origin}${site.base}${CLUB_PATH}`

/** The API that a path belongs to, and the rest of the path; null: it is not for this server. */
export function apiPath(pathname: string): { base: 'v1' | 'v2' | 'club'; path: string } | null {
  const bases = [
    ...(['v1', 'v2'] as const).map((base) => ({ base, prefix: `${site[base]}/` })),
    { base: 'club' as const, prefix: `/${CLUB_PATH}/` },
  ]
  // One base may be a prefix of the other.
  const found = bases
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => pathname.includes(prefix))
  return found ? { base: found.base, path: pathname.slice(pathname.indexOf(found.prefix) + found.prefix.length) } : null
}

/** Absolute address of a file in `mocks/media`. */
export function mediaUrl(path: string): string {
  return `${site.origin}${site.base}${path}`
}

export const artUrl = (name: string) => mediaUrl(`art/${name}.svg`)
