// A folder of releases. Each one has, besides its own files, the hashed files of all others that are kept: a page that is open since
// another release, an older or a newer one, finds everything that it will still ask for.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '../check/usage-error.ts'
import { ROBOTS_FILE } from '../emit/site-files.ts'
import { caddyfile } from './caddy.ts'
import { cloudfrontFiles } from './cloudfront.ts'
import { nginxConf } from './nginx.ts'
import { cloudflareFiles, type HostFiles, netlifyFiles } from './pages-hosts.ts'
import { HASHED_FOLDERS, readSite, type Site } from './site.ts'

/** How many releases are kept, the current one included. */
const KEPT_RELEASES = 3
const STATE_FILE = 'releases.json'
const OWN_FILE = 'own-files.json'

export const HOSTS = ['nginx', 'caddy', 'netlify', 'cloudflare', 'cloudfront'] as const
export type Host = (typeof HOSTS)[number]

interface State {
  /** From the oldest to the newest. */
  kept: string[]
  current: string | null
}

const readState = (folder: string): State => {
  const file = join(folder, STATE_FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { kept: [], current: null }
}

/** Makes the built site in `dist` the current release of `folder`; gives its name. Throws a `UsageError` where it is one already. */
export function addRelease(dist: string, folder: string, host: Host): string {
  const site = readSite(dist)
  const { version, base } = site
  const { kept } = readState(folder)
  if (kept.includes(version))
    throw new UsageError(
      `${join(folder, version)} is there already: commit a change, or name the release in RELEASE=<name>`,
    )
  const release = join(folder, version)
  // What an attempt that was broken off has left.
  rmSync(release, { recursive: true, force: true })
  const served = join(release, 'site', base)
  cpSync(dist, served, { recursive: true })
  if (base !== '/') copyFileSync(join(served, ROBOTS_FILE), join(release, 'site', ROBOTS_FILE))
  writeFileSync(join(release, OWN_FILE), JSON.stringify(hashedFiles(served)))
  writeHostFiles(site, resolve(release), host)

  const all = [...kept, version]
  const staying = all.slice(-KEPT_RELEASES)
  shareFiles(
    staying.map((name) => join(folder, name)),
    base,
  )
  point(folder, { kept: staying, current: version })
  for (const old of all.slice(0, -KEPT_RELEASES)) rmSync(join(folder, old), { recursive: true, force: true })
  return version
}

/** Makes the release before the current one the current one again; gives its name. */
export function takeBack(folder: string): string {
  const { kept, current } = readState(folder)
  const before = kept[kept.indexOf(current ?? '') - 1]
  if (!before) throw new UsageError(`${folder}: no release is kept from before ${current ?? 'the first one'}`)
  point(folder, { kept, current: before })
  return before
}

/** The symbolic link `current` is replaced at once, so that there is always one. */
function point(folder: string, state: State): void {
  const next = join(folder, '.next')
  rmSync(next, { force: true })
  symlinkSync(state.current ?? '', next)
  renameSync(next, join(folder, 'current'))
  writeFileSync(join(folder, STATE_FILE), `${JSON.stringify(state, null, 2)}\n`)
}

/** Below the base. */
const hashedFiles = (served: string) =>
  HASHED_FOLDERS.filter((name) => existsSync(join(served, name))).flatMap((name) =>
    readdirSync(join(served, name)).map((file) => `${name}/${file}`),
  )

/** Gives each release the files of all others, and removes those of releases that are no longer kept. */
function shareFiles(releases: readonly string[], base: string): void {
  const owned = new Map(
    releases.flatMap((release) => {
      const own: string[] = JSON.parse(readFileSync(join(release, OWN_FILE), 'utf8'))
      return own.map((file) => [file, join(release, 'site', base, file)] as const)
    }),
  )
  for (const release of releases) {
    const served = join(release, 'site', base)
    for (const [file, source] of owned) {
      const target = join(served, file)
      if (existsSync(target)) continue
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
    }
    for (const file of hashedFiles(served))
      if (!owned.has(file) && !file.endsWith('/404.html')) rmSync(join(served, file))
  }
}

function writeHostFiles(site: Site, release: string, host: Host): void {
  const root = join(release, 'site')
  const page = readFileSync(join(root, site.base, 'index.html'), 'utf8')
  const pageFiles = readdirSync(join(root, site.base), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const files: Record<Host, () => HostFiles> = {
    nginx: () => ({ 'nginx.conf': nginxConf(site, root) }),
    caddy: () => ({ Caddyfile: caddyfile(site, root) }),
    netlify: () => prefixed('site', netlifyFiles(site)),
    cloudflare: () => prefixed('site', cloudflareFiles(site, page)),
    cloudfront: () => prefixed('cloudfront', cloudfrontFiles(site, pageFiles)),
  }
  for (const [name, text] of Object.entries(files[host]())) {
    mkdirSync(dirname(join(release, name)), { recursive: true })
    writeFileSync(join(release, name), text)
  }
}

const prefixed = (folder: string, files: HostFiles): HostFiles =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
