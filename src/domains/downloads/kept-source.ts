import type { Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js'
import type { Subtitle } from '#/domains/study/model'
import { type KeptMedia, keptMedia, type KeptVideo } from '#/platform/kept-media'

/** The origin of what is on the device: an address that nothing can be asked at. */
const HERE = 'https://kept.invalid'

export type KeptSource =
  /** A file in pieces. */
  | { kind: 'file'; file: Blob }
  /** A playlist at an address of its own, which only the loader can read. */
  | { kind: 'hls'; url: string; master: string; media: string; loader: new () => Loader<LoaderContext> }

/** Where the player reads a kept video from; null: it is not here, or the device refuses. Needs no address and no connection. */
export async function keptSource(learnerId: number, videoId: number): Promise<KeptSource | null> {
  const store = keptMedia(learnerId)
  const video = await store.video(videoId).catch(() => undefined)
  if (!video?.isWhole) return null
  if (video.playlists) {
    const url = `${HERE}/${videoId}/master`
    const { master, media } = video.playlists
    const loader = keptLoader(store, video, video.playlists)
    return { kind: 'hls', url, master, media: media['video'] ?? master, loader }
  }
  const pieces = await Promise.all(video.parts.map((name) => store.part(videoId, name)))
  const bytes = pieces.filter((piece) => piece !== undefined)
  return bytes.length === pieces.length ? { kind: 'file', file: new Blob(bytes, { type: 'video/mp4' }) } : null
}

/** What of a video stands beside it: its subtitles and its picture. */
export async function keptBeside(learnerId: number, videoId: number): Promise<Pick<KeptVideo, 'subs' | 'poster'>> {
  const video = await keptMedia(learnerId).video(videoId)
  return { subs: video?.subs ?? [], poster: video?.poster ?? null }
}

/** The kept text of subtitles, whatever their address is now. */
export const keptText = (subs: KeptVideo['subs'], { languageCode, label, name }: Subtitle): string | undefined =>
  subs.find((sub) => sub.languageCode === languageCode && sub.label === label && sub.name === name)?.text

function keptLoader(store: KeptMedia, { id }: KeptVideo, playlists: NonNullable<KeptVideo['playlists']>) {
  async function read({ url, responseType }: LoaderContext): Promise<string | ArrayBuffer> {
    const name = new URL(url).pathname.split('/').at(-1) ?? ''
    const text = name === 'master' ? playlists.master : playlists.media[name]
    if (text !== undefined) return text
    const part = await store.part(id, name)
    if (!part) throw new Error(`Part ${name} is not here`)
    return responseType === 'arraybuffer' ? part.arrayBuffer() : part.text()
  }

  /** Reads playlists and segments from the device in place of the network. */
  return class KeptLoader implements Loader<LoaderContext> {
    context: LoaderContext | null = null
    stats: LoaderStats = {
      aborted: false,
      loaded: 0,
      retry: 0,
      total: 0,
      chunkCount: 0,
      bwEstimate: 0,
      loading: { start: 0, first: 0, end: 0 },
      parsing: { start: 0, end: 0 },
      buffering: { start: 0, first: 0, end: 0 },
    }

    load(context: LoaderContext, _config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
      this.context = context
      const { stats } = this
      stats.loading.start = performance.now()
      const give = (data: string | ArrayBuffer) => {
        if (stats.aborted) return
        stats.loading.first = performance.now()
        // The player divides by the time that it took.
        stats.loading.end = stats.loading.first + 1
        stats.loaded = typeof data === 'string' ? data.length : data.byteLength
        stats.total = stats.loaded
        callbacks.onSuccess({ url: context.url, data }, stats, context, null)
      }
      read(context).then(give, (error: unknown) => {
        if (!stats.aborted) callbacks.onError({ code: 404, text: String(error) }, context, null, stats)
      })
    }

    abort(): void {
      this.stats.aborted = true
    }

    destroy(): void {
      this.stats.aborted = true
    }
  }
}
