import { useLingui } from '@lingui/react/macro'
import { formatBytes } from '#/lib/bytes'
import { type DownloadFailure, NO_SPACE } from '#/platform/kept-media'

/** Why something is not kept, and what helps. */
export function useFailureText(): (failure: DownloadFailure) => string {
  const { t, i18n } = useLingui()
  return (failure) => {
    if (failure.code === NO_SPACE) {
      const needed = formatBytes(failure.needed, i18n.locale)
      const free = formatBytes(failure.free ?? 0, i18n.locale)
      // A device may be full where the browser still promises room.
      const isPromised = failure.free === null || failure.free >= failure.needed
      const amount = isPromised
        ? t`It needs ${needed} more.`
        : t`It needs ${needed}, and ${free} are free for this app.`
      return failure.needed === 0 ? `${t`Not enough space`}.` : `${t`Not enough space`}. ${amount}`
    }
    return {
      line: t`The video did not come. Check the connection and try again.`,
      gone: t`The school has replaced or removed this video.`,
      closed: t`The place where this video is does not let it be kept. You can watch it online.`,
      unconverted: t`The video hasn't been converted yet`,
      device: t`This device did not keep it.`,
    }[failure.code]
  }
}
