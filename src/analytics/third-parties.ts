import { type ConsentCategory, hasConsent, onConsent } from '#/platform/consent'
import { analyticsLearner, onAnalyticsLearner } from './learner'
import { configureAnalytics } from './track'

interface Vendor {
  /** Its name in the page that it runs in. */
  name: 'tagManager' | 'pixel'
  category: ConsentCategory
  /** The school's id there. */
  id: string
}

interface ThirdParties {
  /** Address of the page that third parties run in. */
  page: string
  /** Null: the school has none. */
  tagManagerId: string | null
  pixelId: string | null
}

/**
 * Gives the events to those third parties to whose category the learner has consented. Each runs in a frame of an opaque origin, which can
 * read nothing of the app and keep nothing on the device; withdrawing the consent removes the frame, and all that it was doing. Returns a
 * function that stops it all.
 */
export function startThirdParties({ page, tagManagerId, pixelId }: ThirdParties): () => void {
  const vendors: Vendor[] = []
  if (tagManagerId) vendors.push({ name: 'tagManager', category: 'analytics', id: tagManagerId })
  if (pixelId) vendors.push({ name: 'pixel', category: 'marketing', id: pixelId })
  const frames = new Map<Vendor, VendorFrame>()

  function follow() {
    for (const vendor of vendors) {
      const frame = frames.get(vendor)
      if (hasConsent(vendor.category)) {
        if (!frame) frames.set(vendor, vendorFrame(page, vendor))
      } else {
        frame?.remove()
        frames.delete(vendor)
      }
    }
  }

  const tell = (message: object) => frames.forEach((frame) => frame.tell(message))
  follow()
  const stops = [onConsent(follow), onAnalyticsLearner(() => tell({ learner: analyticsLearner() }))]
  configureAnalytics((event, payload) => tell({ event, payload }))
  return () => {
    configureAnalytics(null)
    for (const stop of stops) stop()
    for (const frame of frames.values()) frame.remove()
  }
}

interface VendorFrame {
  tell: (message: object) => void
  remove: () => void
}

function vendorFrame(page: string, { name, id }: Vendor): VendorFrame {
  const frame = document.createElement('iframe')
  // Without `allow-same-origin`: whatever runs in it has no cookies, no storage and no way to the app.
  frame.sandbox.add('allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.hidden = true
  frame.title = name
  frame.src = page
  // What is told before the page is there waits for it.
  const waiting: object[] = [{ start: name, id }, { learner: analyticsLearner() }]
  let isThere = false
  // An opaque origin has no name: the frame's page is ours, and nothing but it can stand there.
  const post = (message: object) => frame.contentWindow?.postMessage(message, '*')
  frame.addEventListener('load', () => {
    isThere = true
    waiting.splice(0).forEach(post)
  })
  document.body.append(frame)
  return {
    tell: (message) => (isThere ? post(message) : void waiting.push(message)),
    remove: () => frame.remove(),
  }
}
