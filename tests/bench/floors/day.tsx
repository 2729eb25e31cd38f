import { Link, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { early, mount } from './app'

const library = () => import('hls.js/light')
/** Read before the router rewrites the address. */
const PLAYLIST = new URLSearchParams(location.search).get('m3u8') ?? ''

function Video() {
  const ref = useRef<HTMLVideoElement>(null)
  const { data } = useQuery<{ id: number }[]>({
    queryKey: ['stages'],
    queryFn: async () => (await early('stages')).data,
  })
  useEffect(() => {
    const hls = library().then(({ default: Hls }) => {
      const player = new Hls({ enableWorker: false })
      player.loadSource(PLAYLIST)
      if (ref.current) player.attachMedia(ref.current)
      return player
    })
    return () => void hls.then((player) => player.destroy())
  }, [])
  return (
    <main>
      <h1>{data?.length} stages</h1>
      <video ref={ref} muted controls width="640" />
    </main>
  )
}

/** The types registered for the app's addresses hold for the whole program, but this page has a router of its own. */
const NEXT = { to: '/day', search: true } as unknown as { to: '/'; search: true }

/** With `press` in the address the video is behind a link and its player is loaded already. */
function Home() {
  const search: { press?: string } = useSearch({ strict: false })
  useEffect(() => {
    if (search.press) setTimeout(() => void library(), 0)
  }, [search.press])
  return search.press ? <Link {...NEXT}>Lesson</Link> : <Video />
}

mount(Home, { path: '/day', screen: Video })
