// What this load of the page is, read once as the boot script begins.
import { readToken } from '../api/token-store'
import { readRaw } from '../platform/storage'
import { wantedLocale } from '../platform/wanted-locale'
import { routeAt, splitToken, stillView } from './address'
import type { FirstViewData } from './data'

/** What the build has written into the page. */
export const data: FirstViewData = JSON.parse(document.getElementById('first-view-data')?.textContent ?? '')

/** The token that the address carried, and the address without it, which takes its place at once; null where it carried none. */
export const fromAddress = splitToken(location.href)
if (fromAddress) history.replaceState(history.state, '', fromAddress.clean)

export const locale = wantedLocale(data.locales, readRaw)
export const token = readToken()
/** The address without the router base. */
export const path = location.pathname.slice(data.base.length)

/** The still view to show. A token in the address means that a learner is signing in: the frame is shown while a slow server answers. */
export const view = fromAddress ? 'shell' : stillView(path, token !== null, data)
/** The screen whose files are requested, and the area of its texts. */
export const route = routeAt(data.routes, view === 'login' ? '' : path || 'home')
export const area = route?.[2] ?? 'app'
/** Whether a learner's own screen is opened: its data can be requested. */
export const isSignedIn = token !== null && view === 'shell' && !fromAddress
