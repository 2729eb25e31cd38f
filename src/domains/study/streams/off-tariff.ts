import type { Stream } from '../model'

/** What the unknown page of a stream is told by its loader: the app for phones does not show it. */
export const OFF_TARIFF = 'tariff'

/** Whether a stream is for the web only, on a tariff without the app for phones, and this is the app. */
export const isOffTariff = ({ mobileAccess }: Pick<Stream, 'mobileAccess'>): boolean =>
  import.meta.env.APP_TYPE === 'mobile' && !mobileAccess
