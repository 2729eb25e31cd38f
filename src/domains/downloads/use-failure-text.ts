import { useLingui } from '@lingui/react/macro'
import { formatBytes } from '#/lib/bytes'
import { type DownloadFailure, NO_SPACE } from '#/platform/kept-media'

/** Why something is not kept, and what helps. */
export function useFailureText(): (failure: DownloadFailure) => string {
  const { t, i18n } = useLingui()
  return (failure) => {
    if (failure.code === NO_SPACE) {
      const needed = formatBytes(failure.needed, i18n.locale)
      const free = formatBytes(failure.free, i18n.locale)
      return `${t`Not enough space`}. ${t`It needs ${needed}, and ${free} are free for this app.`}`
    }
    return {
      line: t`The video did not come. Check the connection and try again.`,
      gone: t`The school has replaced or removed this video.`,
      unconverted: t`The video hasn't been converted yet`,
      device: t`This device did not keep it.`,
    }[failure.code]
  }
}
