// A module of its own, with the schema library: the first view draws the local brand and does without it.
import { domainWarnings } from '#/brand/domain-warnings'
import { domainConfigWire } from '#/brand/domain-wire'
import { externalConfigWire } from '#/brand/external-wire'
import { EXTERNAL_VERSION } from '#/brand/kinds'
import { asRecord } from '#/lib/lax'
import * as z from '#/lib/zod'

const isOtherVersion = (answer: unknown) => {
  const version = asRecord(answer)?.['version']
  return Number.isInteger(version) && version !== EXTERNAL_VERSION
}

/** Another version counts as missing: its keys may mean something else. */
const external = z.pipe(
  z.transform((answer: unknown) => (isOtherVersion(answer) ? null : answer)),
  z.nullable(externalConfigWire),
)

const domain = z.pipe(
  domainConfigWire,
  z.transform((config) => {
    // oxlint-disable-next-line no-console -- the specification logs unsupported languages as a warning
    for (const warning of domainWarnings(config)) console.warn(warning)
    return config
  }),
)

export const remoteWires = { external, domain }
