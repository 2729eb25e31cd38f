import type { LoaderCallbacks, LoaderConfiguration, LoaderContext, PlaylistLoaderConstructor } from 'hls.js'
import { type FetchedText, fetchText } from '#/platform/fetch-text'
import type { HlsLibrary } from './load-hls'
import { asRecording } from './playlist'
import { startVariant } from './start-variant'

export interface Playlists {
  master: FetchedText
  /** The media playlist that playing starts with; null when the master is one itself. */
  media: FetchedText | null
}

/** How long answers are kept for the player: as long as the course's answer that named the video counts as fresh. */
const KEPT_MS = 5 * 60_000

const asked = new Map<string, Promise<Playlists>>()

/** Fetches a video's playlists while the player's code is still loading; a second call shares the first one's answer. */
export function requestPlaylists(m3u8: string): Promise<Playlists> {
  const known = asked.get(m3u8)
  if (known) return known
  const answer = load(m3u8)
  asked.set(m3u8, answer)
  const forget = () => asked.delete(m3u8)
  answer.catch(forget)
  setTimeout(forget, KEPT_MS)
  return answer
}

async function load(m3u8: string): Promise<Playlists> {
  const master = await fetchText(m3u8)
  const chosen = startVariant(master)
  // The player handles its failure, by trying again.
  const media = chosen ? await fetchText(chosen.url).catch(() => null) : null
  return { master, media: media && chosen ? { text: media.text, url: chosen.url } : null }
}

/** The playlists of one address, given out once; fetched if they have not been yet. */
export function takePlaylists(m3u8: string): Promise<Playlists> {
  const answer = requestPlaylists(m3u8)
  asked.delete(m3u8)
  return answer
}

/** A playlist loader that uses texts fetched in advance, each once, since a retry must fetch again, and gives each as that of a recording. */
export function readyPlaylists(Hls: HlsLibrary, texts: Map<string, FetchedText>): PlaylistLoaderConstructor {
  class ReadyLoader extends Hls.DefaultConfig.loader {
    #closed = false

    override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      const ready = texts.get(context.url)
      if (!ready) {
        const onSuccess: typeof callbacks.onSuccess = ({ url, data, ...rest }, ...more) =>
          callbacks.onSuccess({ url, data: typeof data === 'string' ? asRecording(data) : data, ...rest }, ...more)
        return super.load(context, config, { ...callbacks, onSuccess })
      }
      texts.delete(context.url)
      this.context = context
      queueMicrotask(() => {
        if (this.#closed) return
        const now = performance.now()
        this.stats.loading = { start: now, first: now, end: now }
        this.stats.loaded = ready.text.length
        callbacks.onSuccess({ url: ready.url, data: asRecording(ready.text) }, this.stats, context, null)
      })
    }

    override abort() {
      this.#closed = true
      super.abort()
    }

    override destroy() {
      this.#closed = true
      super.destroy()
    }
  }
  // hls.js types the default loader for any context, but takes one for playlists only.
  return ReadyLoader as unknown as PlaylistLoaderConstructor
}
