import * as z from '../lib/zod.ts'
import { addressShape } from './schema/addresses.ts'
import { identityShape } from './schema/identity.ts'
import { learningShape } from './schema/learning.ts'

/** The whole of `brands/<id>/brand.json`. Build time only: the app trusts what the build has checked. */
export const brandSchema = z.strictObject({ ...identityShape, ...addressShape, ...learningShape })

/** A brand as the build hands it to the app, with every default filled in. */
export type Brand = z.output<typeof brandSchema>
