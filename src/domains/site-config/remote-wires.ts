// By themselves, with the schema library: the first view draws the local brand and does without them.
import { domainConfigWire } from '#/brand/domain-wire'
import { externalConfigWire } from '#/brand/external-wire'
import * as z from '#/lib/zod'

export const remoteWires = { external: z.nullable(externalConfigWire), domain: domainConfigWire }
