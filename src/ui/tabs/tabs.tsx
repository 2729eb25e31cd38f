import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '../cx'
import { isShortcut } from '../keyboard'
import { TAB_ROW, tabLook } from './nav-tabs'
import { showFocused } from './show-focused'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** Content of the current tab. */
  children: ReactNode
  className?: string
}

/** Tabs inside a page: arrows move and show at once, Tab leads to the content. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children, className }: TabsProps<T>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function key(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined || isShortcut(event)) return
    event.preventDefault()
    const place = (to + tabs.length) % tabs.length
    const next = tabs[place]
    if (!next) return
    onChange(next.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onFocus={showFocused}
        onKeyDown={key}
        className={cx(TAB_ROW, className)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabLook(tab.value === value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
