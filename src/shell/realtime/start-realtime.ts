import type { QueryClient } from '@tanstack/react-query'
import { endSessionOf, type SessionEndReason } from '#/api/session-events'
import { openSocket } from '#/api/socket'
import { readToken } from '#/api/token-store'
import { onChatMessage, onChatMessageViewed } from '#/domains/chats/events'
import { onStreamStatus } from '#/domains/study/events'
import { onHomeworkStatus } from '#/domains/homework/events'
import { onScore } from '#/domains/points/events'
import { onOrderHint } from '#/domains/purchases/events'
import { afterMutations } from './after-mutations'
import { askAgain } from './ask-again'
import { newsReader } from './news'
import { type SceneOptions, watchScene } from './scene'
import { newsTeller, type Place } from './tell-news'

/** What each event changes in the cache, and when it came (as `performance.now()`); other types are ignored. */
const EFFECTS = new Map<string, (client: QueryClient, data: unknown, since: number) => void>([
  ['chat_message', onChatMessage],
  ['chat_message_viewed', onChatMessageViewed],
  ['homework_status', onHomeworkStatus],
  ['score', onScore],
  [
    'stream_status',
    (client, data, since) => {
      onStreamStatus(client, data, since)
      onOrderHint(client, since)
    },
  ],
])

interface Realtime extends Omit<Place, 'scene'>, SceneOptions {
  client: QueryClient
  /** The configured ws(s) address. */
  address: string
  /** Stands in for the page's in tests without one. */
  watch?: typeof watchScene
}

/** Connects the app to the server's events. Returns a function that stops it. */
export function startRealtime({ client, address, path, hasChats, watch = watchScene, ...place }: Realtime): () => void {
  const later = afterMutations(client)
  const readNews = newsReader(client)
  const scene = watch({ path, hasChats })
  const teller = newsTeller({ ...place, scene: scene.read })
  let isFirst = true

  /** A token that has been replaced already ends no session. */
  function end(token: string, reason: SessionEndReason) {
    endSessionOf(token, reason)
    if (readToken() !== null) socket.renew()
  }

  const socket = openSocket({
    address,
    onOpen() {
      askAgain(client, { isFirst, now: Date.now() })
      isFirst = false
    },
    onEvent({ type, data }, token) {
      if (type === 'logout') return later.run(() => end(token, 'other_device'))
      const since = performance.now()
      return later.run(() => {
        // What waited may be news of a learner who has been replaced meanwhile.
        if (readToken() !== token) return
        const news = readNews(type, data)
        EFFECTS.get(type)?.(client, data, since)
        if (news) teller.tell(news)
      })
    },
    onDeadToken: (token) => later.run(() => end(token, 'unauthorized')),
  })
  return () => {
    socket.stop()
    later.stop()
    teller.stop()
    scene.stop()
  }
}
