import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx'

/** Stays at the bottom while the body scrolls, with a hairline when content lies below it. */
export function ModalFooter({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)

  useEffect(() => {
    const body = own.current?.previousElementSibling
    if (!body) return
    const measure = () => setOver(body.scrollTop + body.clientHeight < body.scrollHeight - 1)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(body)
    for (const child of body.children) sizes.observe(child)
    body.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      body.removeEventListener('scroll', measure)
    }
  }, [])

  return (
    <div
      ref={own}
      className={cx(
        'flex flex-col gap-2.5 border-t px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))] tablet:flex-row-reverse tablet:justify-start tablet:px-8 tablet:pb-7 max-tablet:*:w-full max-tablet:[&>span>button]:w-full tablet:[&>span]:items-end',
        over ? 'border-line' : 'border-transparent',
      )}
    >
      {children}
    </div>
  )
}
