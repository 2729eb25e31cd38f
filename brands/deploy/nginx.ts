import { CONTENT_TYPES } from '../../tests/content-types.ts'
import { PACKED_TYPES } from '../build/twins.ts'
import { ROBOTS_FILE } from '../emit/site-files.ts'
import { ASKED_ABOUT, EVERYWHERE, HASHED_FOLDERS, KEPT_FOR_EVER, pageHeaders, type Site } from './site.ts'

const PAGE_TYPE = `types {} default_type ${JSON.stringify(CONTENT_TYPES['.html'])};`

/**
 * A site as a part of nginx's configuration, for `include` inside a `server { … }`; `root` is the absolute path of its files. Needs no module:
 * the compressed twins are chosen by `try_files`, so that each kind of file has a block that names its type.
 */
export function nginxConf(site: Site, root: string): string {
  const { base } = site
  const outer = base.slice(0, -1)
  return `# ${site.brand} ${site.version}: made with the release and valid for it alone, so changes belong into the file that includes this one.
root ${quoted(root)};
${chosenTwin('learner', '$uri')}
${chosenTwin('learner_page', `${base}index.html`)}

location = /${ROBOTS_FILE} {
  types {} default_type ${JSON.stringify(CONTENT_TYPES['.txt'])};
${headers({ ...EVERYWHERE, 'Cache-Control': ASKED_ABOUT })}
}
${outer ? `location = ${outer} { absolute_redirect off; return 308 ${base}; }\n` : ''}
# Names that change with the content. One that is missing must never be answered with the page.
${HASHED_FOLDERS.map((folder) => files(site, `${base}${folder}/`, KEPT_FOR_EVER, '=404')).join('\n')}

# Every other address is the app's own, unless a file is there.
${files(site, base, ASKED_ABOUT, '@learner_page')}

location @learner_page {
  ${PAGE_TYPE}
${headers({ ...pageHeaders(site), ...packedHeaders('learner_page') })}
  try_files ${base}index.html$learner_page_twin ${base}index.html =404;
}
`
}

/** The ending and the coding of the best twin that is there of a file, in variables. */
const chosenTwin = (name: string, file: string) => `
set $${name}_twin "";
set $${name}_coding "";
if ($http_accept_encoding ~* "\\bgzip\\b(?!;\\s*q=0(\\.0*)?\\b)") { set $${name}_twin .gz; }
if ($http_accept_encoding ~* "\\bbr\\b(?!;\\s*q=0(\\.0*)?\\b)") { set $${name}_twin .br; }
if (!-f $document_root${file}$${name}_twin) { set $${name}_twin ""; }
if ($${name}_twin = .gz) { set $${name}_coding gzip; }
if ($${name}_twin = .br) { set $${name}_coding br; }`

const packedHeaders = (name: string) => ({ 'Content-Encoding': `$${name}_coding`, Vary: 'Accept-Encoding' })

/** A folder's files; `missing`: what nginx does without one. */
function files({ endings }: Site, path: string, caching: string, missing: string): string {
  const own = { ...EVERYWHERE, 'Cache-Control': caching }
  // The page under its own name is the page.
  const kinds = endings
    .filter((ending) => ending !== '.html' || missing === '=404')
    .map((ending) => {
      const isPacked = PACKED_TYPES.includes(ending)
      return `  location ~ "^${escaped(path)}.*${escaped(ending)}$" {
    types {} default_type ${JSON.stringify(CONTENT_TYPES[ending])};
${headers(isPacked ? { ...own, ...packedHeaders('learner') } : own, '    ')}
    try_files ${isPacked ? '$uri$learner_twin ' : ''}$uri ${missing};
  }`
    })
  return `location ^~ ${path} {
${kinds.join('\n')}
${missing === '=404' ? '' : `  location = ${path}index.html { ${PAGE_TYPE} try_files /. ${missing}; }\n`}${headers(own)}
  try_files $uri ${missing};
}`
}

/** Those of a block replace all of the blocks around it. Without `always` a failure would lack the ones that protect. */
const headers = (all: Record<string, string>, indent = '  ') =>
  Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)}${name in EVERYWHERE ? ' always' : ''};`)
    .join('\n')

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`
const escaped = (text: string) => text.replaceAll('.', '\\.')
