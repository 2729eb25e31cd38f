import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#/ui/pictures/icon'
import { BarButton } from './bar-button'

export interface BarChoice<T> {
  value: T
  text: string
  /** Where the text is in a language of its own. */
  lang?: string
}

interface BarMenuProps<T> {
  label: string
  choices: readonly BarChoice<T>[]
  value: T
  onChoose: (value: T) => void
  isOn?: boolean
  /** Tells the bar to stay while the menu is open. */
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A button of the bar that opens a list of choices above itself: arrows move, Enter chooses, Esc closes. Hidden on phones, for lack of room. */
export function BarMenu<T extends string | number | null>(props: BarMenuProps<T>) {
  const { label, choices, value, onChoose, isOn = false, onOpenChange, children } = props
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  const close = () => {
    change(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return
      setOpen(false)
      onOpenChange(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, onOpenChange])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    // The focus moves on from the closed menu.
    if (event.key === 'Tab') return change(false)
    if (event.key === 'Escape') close()
    else if (!moveFocus(root.current, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // Keys bubble up here from the menu's own items.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="relative hidden tablet:block" onKeyDown={onKeyDown}>
      <BarButton
        ref={button}
        label={label}
        isOn={isOn}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => change(!isOpen)}
      >
        {children}
      </BarButton>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          className="absolute right-0 bottom-full mb-2 max-h-64 min-w-40 overflow-auto rounded-md bg-media py-1.5 shadow-2"
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              lang={choice.lang}
              tabIndex={-1}
              aria-checked={choice.value === value}
              className="flex min-h-10 w-full items-center gap-3 px-3.5 text-left text-small whitespace-nowrap text-on-media hover:bg-on-media/14 -outline-offset-2! focus-visible:bg-on-media/14 focus-visible:outline-on-media"
              onClick={() => {
                onChoose(choice.value)
                close()
              }}
            >
              <Icon of={Check} size={16} className={choice.value === value ? '' : 'invisible'} />
              {choice.text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function moveFocus(root: HTMLElement | null, key: string): boolean {
  const items = [...(root?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]
  const current = items.findIndex((item) => item === document.activeElement)
  const last = items.length - 1
  const next = {
    ArrowDown: current === last ? 0 : current + 1,
    ArrowUp: current <= 0 ? last : current - 1,
    Home: 0,
    End: last,
  }[key]
  if (next === undefined) return false
  items[next]?.focus()
  return true
}
