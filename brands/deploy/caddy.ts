import { CONTENT_TYPES } from '../../tests/content-types.ts'
import { ROBOTS_FILE } from '../emit/site-files.ts'
import { ASKED_ABOUT, EVERYWHERE, HASHED_FOLDERS, KEPT_FOR_EVER, pageHeaders, type Site } from './site.ts'

const SERVE = `file_server {
      precompressed br gzip
    }`

/** A site as a part of Caddy's configuration, for `import` inside a site's block; `root` is the absolute path of its files. */
export function caddyfile(site: Site, root: string): string {
  const { base, endings } = site
  const outer = base.slice(0, -1)
  const own = pageHeaders(site)
  const folders = HASHED_FOLDERS.map((folder) => `${base}${folder}/*`).join(' ')
  return `# ${site.brand} ${site.version}: made with the release and valid for it alone, so changes belong into the file that imports this one.
root * ${quoted(root)}
${headers(EVERYWHERE, '')}
${typed(endings)}
${outer ? `redir ${outer} ${base} 308\n` : ''}
route {
  # Names that change with the content. One that is missing must never be answered with the page.
  @learner_hashed path ${folders}
  handle @learner_hashed {
    @there file
    header @there Cache-Control ${quoted(KEPT_FOR_EVER)}
    ${SERVE}
  }
  @learner_file {
    file
    path ${base}* /${ROBOTS_FILE}
    not path */ ${base}index.html
  }
  handle @learner_file {
    header Cache-Control ${quoted(ASKED_ABOUT)}
    ${SERVE}
  }
  # Every other address is the app's own.
  @learner_page path ${base}*
  handle @learner_page {
    rewrite * ${base}index.html
${headers({ ...own, 'Content-Type': CONTENT_TYPES['.html'] ?? '' }, '    ')}
    ${SERVE}
  }
}
`
}

/** Caddy asks the system for types, which may not know all of them. Of a missing file it sends none of these. */
const typed = (endings: readonly string[]) =>
  endings
    .flatMap((ending) => [
      `@learner_${ending.slice(1)} {\n  file\n  path *${ending}\n}`,
      `header @learner_${ending.slice(1)} Content-Type ${quoted(CONTENT_TYPES[ending] ?? '')}`,
    ])
    .join('\n')

const headers = (all: Record<string, string>, indent: string) =>
  Object.entries(all)
    .map(([name, value]) => `${indent}header ${name} ${quoted(value)}`)
    .join('\n')

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`
