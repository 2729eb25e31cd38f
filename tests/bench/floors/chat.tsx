import { useLayoutEffect, useRef, useState } from 'react'
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

function Chat() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Go back' : 'Open'}
      </button>
      {isOpen && <List />}
    </main>
  )
}

mount(Chat)
