import type { LoaderCallbacks, LoaderConfiguration, LoaderContext, PlaylistLoaderConstructor } from 'hls.js'
import type { FetchedText } from '#/platform/fetch-text'
import type { HlsLibrary } from './load-hls'

/** A playlist loader that uses texts fetched in advance, each once, since a retry must fetch again. */
export function readyPlaylists(Hls: HlsLibrary, texts: Map<string, FetchedText>): PlaylistLoaderConstructor {
  class ReadyLoader extends Hls.DefaultConfig.loader {
    #closed = false

    override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      const ready = texts.get(context.url)
      if (!ready) return super.load(context, config, callbacks)
      texts.delete(context.url)
      this.context = context
      queueMicrotask(() => {
        if (this.#closed) return
        const now = performance.now()
        this.stats.loading = { start: now, first: now, end: now }
        this.stats.loaded = ready.text.length
        callbacks.onSuccess({ url: ready.url, data: ready.text }, this.stats, context, null)
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
