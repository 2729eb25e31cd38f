import type { BrandConfig } from '#/brand/brand-config'
import { isIos } from '#/platform/device'
import { socialOrder } from './social-buttons'

/** The brand's networks in their order for where the app runs now. */
export const ownOrder = (orders: BrandConfig['socialAuth']) =>
  socialOrder(orders, import.meta.env.APP_TYPE ?? 'web', isIos())
