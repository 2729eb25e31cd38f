import { domainConfigWire } from '#/brand/domain-wire'
import { externalConfigWire } from '#/brand/external-wire'
import * as z from '#/lib/zod'
import { openCall } from '../call.ts'
import { one } from '../reply.ts'
import { localised } from '../world/domain-config.ts'

export const siteConfigCalls = [
  openCall('A30', 'GET external-application-config', {
    needs: 'any',
    expected: one(z.nullable(externalConfigWire)),
    // The world keeps it loosely typed, since scenarios put oddities there; it is checked like every answer.
    run: ({ world }) => world.externalConfig as z.input<typeof externalConfigWire> | null,
  }),
  openCall('A31', 'GET domain-config', {
    needs: 'any',
    expected: one(domainConfigWire),
    run: ({ world, lang }) => localised(world.domainConfig, lang) as z.input<typeof domainConfigWire>,
  }),
]
