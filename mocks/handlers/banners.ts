import { bannerWire } from '#/domains/banners/wire'
import { authCall, type SignedInContext } from '../call.ts'
import { list } from '../reply.ts'
import { bannerWireOf } from '../world/banners.ts'

/** Those of a position, or all; the server looks at nothing else of a banner. */
function answer({ query, world, lang }: SignedInContext, kind: 'banners' | 'newFeatures') {
  const position = query.get('position') ?? 'all'
  return world[kind]
    .filter(({ positions }) => position === 'all' || positions.some((one) => one === position || one === 'all'))
    .map((banner) => bannerWireOf(banner, lang))
    .toSorted((one, other) => one.sort - other.sort)
}

export const bannerCalls = [
  authCall('L27', 'GET banners', { expected: list(bannerWire), run: (context) => answer(context, 'banners') }),
  authCall('L27', 'GET banner/new-features', {
    expected: list(bannerWire),
    run: (context) => answer(context, 'newFeatures'),
  }),
]
