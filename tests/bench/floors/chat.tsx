import { Link, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { mount } from './app'

const ROWS = Array.from({ length: 20_000 }, (_none, at) => {
  const [who, what] =
    at % 2 === 0 ? ['Question', 'what would you change about the light here?'] : ['Answer', 'turn it.']
  return `${who} ${at + 1}: ${what}`
})

/** Known beforehand, in px: a slow machine would not reach the end of a list that is still being measured. */
const ROW_HEIGHT = 72

/** A bare list of as many rows, opened at its end. */
function List() {
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.scrollToIndex(ROWS.length - 1, { align: 'end' })
  }, [])
  return (
    <div ref={scroller} data-scroller style={{ height: '80vh', overflowY: 'auto' }}>
      <Virtualizer ref={list} scrollRef={scroller} as="ul" item="li" data={ROWS} itemSize={ROW_HEIGHT}>
        {(text) => (
          <article key={text} style={{ height: ROW_HEIGHT }}>
            <p style={{ margin: 0 }}>{text}</p>
          </article>
        )}
      </Virtualizer>
    </div>
  )
}

/** The types registered for the app's addresses hold for the whole program, but this page has a router of its own. */
const NEXT = { to: '/list' } as unknown as { to: '/' }

function Home() {
  return <Link {...NEXT}>Open</Link>
}

function Chat() {
  const { history } = useRouter()
  return (
    <main>
      <button type="button" onClick={() => history.back()}>
        Go back
      </button>
      <List />
    </main>
  )
}

// Behind a link, as a chat is.
mount(Home, { path: '/list', screen: Chat })
