import type { MouseEvent } from 'react'
import { isIos } from '#/platform/device'
import { openInNewTab } from '#/platform/open-in-new-tab'
import { modalTarget } from './modal-target'

/**
 * Link properties that open an external document over the current screen; the address shown is `/document?url=…`, so that it can
 * be shared, while "back" closes it. On iOS, where a frame shows a document's first page only, it gets a window of its own.
 */
export function documentTarget(url: string) {
  return {
    ...modalTarget('document', { url }),
    mask: { to: '/document', search: { url } },
    onClick: (event: MouseEvent) => {
      if (!isIos()) return
      event.preventDefault()
      openInNewTab(url)
    },
  } as const
}
