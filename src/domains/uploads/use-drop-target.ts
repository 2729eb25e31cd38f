import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useState } from 'react'

/** Takes files that are dropped on an element: what it listens to, and what it says while files are held above it (null: none are). */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const { t } = useLingui()
  // 0 where the browser does not count them before the drop (Safari).
  const [count, setCount] = useState<number | null>(null)

  function drag(event: DragEvent) {
    const { types, items } = event.dataTransfer
    if (!types.includes('Files')) return
    event.preventDefault()
    setCount([...items].filter(({ kind }) => kind === 'file').length)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setCount(null)
  }
  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setCount(null)
    onFiles([...event.dataTransfer.files])
  }

  const invitation =
    count === null
      ? null
      : count === 0
        ? t`Let go to add the files`
        : t`${plural(count, { one: 'Let go to add # file', other: 'Let go to add # files' })}`
  return { listeners: { onDragEnter: drag, onDragOver: drag, onDragLeave: leave, onDrop: drop }, invitation }
}
