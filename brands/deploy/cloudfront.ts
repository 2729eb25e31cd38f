// S3 behind CloudFront: a function that leads every address of the app to its page, the headers, and the upload.
import { ROBOTS_FILE } from '../emit/site-files.ts'
import { ASKED_ABOUT, EVERYWHERE, HASHED_FOLDERS, KEPT_FOR_EVER, type Site } from './site.ts'

const TWINS = "--exclude '*.br' --exclude '*.gz'"
/** What changes from release to release: CloudFront keeps a policy apart from the files, so it could be that of another release. */
const OF_RELEASE = /^(?:default|script|style)-src /

/** The files for CloudFront, by their names; they lie beside the site, not in it. */
export function cloudfrontFiles(site: Site, pageFiles: readonly string[]): Record<string, string> {
  return {
    'function.js': routingFunction(site, pageFiles),
    'page-headers.json': headersPolicy(`${site.brand}-page`, {
      'Content-Security-Policy': site.policy
        .split('; ')
        .filter((directive) => !OF_RELEASE.test(directive))
        .join('; '),
    }),
    'file-headers.json': headersPolicy(`${site.brand}-files`, {}),
    'upload.sh': uploadScript(site),
  }
}

/** A viewer-request function. S3 itself answers 404 for the rest, if the distribution may list the bucket (`s3:ListBucket`). */
function routingFunction({ base }: Site, pageFiles: readonly string[]): string {
  return `var FOLDERS = ${JSON.stringify(HASHED_FOLDERS.map((folder) => `${base}${folder}/`))};
var FILES = ${JSON.stringify([...pageFiles.map((file) => base + file), `/${ROBOTS_FILE}`])};
function handler(event) {
  var request = event.request;
  var isFile = FILES.indexOf(request.uri) >= 0;
  for (var i = 0; i < FOLDERS.length; i += 1) if (request.uri.indexOf(FOLDERS[i]) === 0) isFile = true;
  if (!isFile && (request.uri + '/').indexOf(${JSON.stringify(base)}) === 0) request.uri = ${JSON.stringify(`${base}index.html`)};
  return request;
}
`
}

function headersPolicy(name: string, own: Record<string, string>): string {
  const custom = { 'Permissions-Policy': EVERYWHERE['Permissions-Policy'], ...own }
  const policy = {
    Name: name,
    SecurityHeadersConfig: {
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 31_536_000 },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'no-referrer' },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}

/** Files first, the page last, and nothing is deleted: at any moment there is everything that a page may ask for. */
function uploadScript({ base }: Site): string {
  const folders = HASHED_FOLDERS.map(
    (folder) =>
      `aws s3 sync "$site${base}${folder}" "s3://$bucket${base}${folder}" ${TWINS} --cache-control '${KEPT_FOR_EVER}'`,
  )
  const others = HASHED_FOLDERS.map((folder) => `--exclude '${base.slice(1)}${folder}/*'`).join(' ')
  const asked = `--cache-control '${ASKED_ABOUT}'`
  const types = [
    ['woff2', 'font/woff2'],
    ['webmanifest', 'application/manifest+json'],
  ].map(
    ([ending, type]) =>
      `aws s3 cp "$site${base}" "s3://$bucket${base}" --recursive --exclude '*' --include '*.${ending}' --content-type '${type}' --cache-control '${KEPT_FOR_EVER}'`,
  )
  return `#!/bin/sh
# upload.sh <bucket>: puts this release, or one that is taken back, into the bucket.
set -e
bucket=$1
site=$(dirname "$0")/../site
${folders.join('\n')}
# The types that its client may not know.
${types.join('\n')}
aws s3 sync "$site" "s3://$bucket" ${TWINS} ${others} --exclude '*index.html' ${asked}
aws s3 cp "$site${base}index.html" "s3://$bucket${base}index.html" ${asked}
`
}
