import { LOADING } from '../loading-words.ts'

/** What is looked for: an element of a role by its accessible name, whole or as a pattern. */
export interface Wanted {
  role: Role
  name: string | RegExp
  /** The last of several instead of the first. */
  last?: boolean
}

/** Elements that have a role without saying so. */
const MADE_OF = {
  button: 'button, [role=button], summary',
  link: 'a[href], [role=link]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox], [role=switch]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
} as const
export type Role = keyof typeof MADE_OF

/** One tab of an engine, as a journey drives it; what a driver cannot do throws its own error. */
export interface Tab {
  /** Loads an address. */
  open(url: string): Promise<void>
  /** Runs a function in the page; it must not use anything from outside but its arguments, which are plain data. */
  ask<Result, Args extends unknown[]>(run: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>
  /** A press of the pointer on the element which `find` marked. */
  pressMarked(): Promise<void>
  /** Typed with the keyboard into what has the focus; `\n` is Enter. */
  type(text: string): Promise<void>
  key(key: 'Tab' | 'Escape' | 'Enter' | 'ArrowDown'): Promise<void>
  /** Gives a file to the element which `find` marked. */
  chooseForMarked(path: string): Promise<void>
  /** Writes a picture of the window, for somebody who asks why a journey failed. */
  picture(path: `${string}.png`): Promise<void>
  close(): Promise<void>
}

/** The attribute by which a driver finds what the page's own search found. */
export const MARK = 'data-engine-test'

/** Runs in the page: marks the first (or last) visible element of that role and name; whether there is one. */
function mark(selector: string, name: string, flags: string | null, last: boolean, attribute: string): boolean {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return words(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const said = element.getAttribute('aria-label')
    if (said) return words(said)
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    if (labels.length > 0) return words(labels.map(({ textContent }) => textContent).join(' '))
    return words(element.textContent) || words(element.getAttribute('alt'))
  }
  const pattern = flags === null ? null : new RegExp(name, flags)
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute)
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found = [...(modal ?? document).querySelectorAll(selector)].filter((element) => {
    const called = nameOf(element)
    const { width, height } = element.getBoundingClientRect()
    return (pattern ? pattern.test(called) : called === name) && width > 0 && height > 0 && element.checkVisibility()
  })
  const one = last ? found.at(-1) : found[0]
  one?.setAttribute(attribute, '')
  one?.scrollIntoView({ block: 'center' })
  return one !== undefined
}

const PATIENCE_MS = 60_000
const PAUSE_MS = 100

/** Asks until the answer is true. Throws what was waited for after a minute. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const describe = ({ role, name }: Wanted) => `${role} ${name instanceof RegExp ? name : `"${name}"`}`

const isThere = (tab: Tab, { role, name, last = false }: Wanted) =>
  tab.ask(
    mark,
    MADE_OF[role],
    name instanceof RegExp ? name.source : name,
    name instanceof RegExp ? name.flags : null,
    last,
    MARK,
  )

/** Waits until an element is there, and marks it. */
export const find = (tab: Tab, wanted: Wanted) => until(describe(wanted), () => isThere(tab, wanted))

/** Waits until no such element is there. */
export const gone = (tab: Tab, wanted: Wanted) =>
  until(`no ${describe(wanted)}`, async () => !(await isThere(tab, wanted)))

/** Whether the marked element stands in view, in one place for some frames: a sheet that rises moves it, and what comes in above. */
const isStill = (tab: Tab) =>
  tab.ask(async (attribute) => {
    const place = () => {
      const { top, left, height } =
        document.querySelector(`[${attribute}]`)?.getBoundingClientRect() ?? new DOMRect(0, -1)
      const middle = top + height / 2
      return middle > 0 && middle < innerHeight ? `${left} ${top}` : null
    }
    const first = place()
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (place() !== first) return false
    }
    return first !== null
  }, MARK)

export async function press(tab: Tab, role: Role, name: string | RegExp, last = false): Promise<void> {
  const wanted = { role, name, last }
  await until(`${describe(wanted)} that stands still`, async () => (await isThere(tab, wanted)) && (await isStill(tab)))
  await tab.pressMarked()
}

/** Writes into a field as a learner does: a press, then the keyboard. */
export async function write(tab: Tab, field: string | RegExp, text: string): Promise<void> {
  await press(tab, 'textbox', field)
  await tab.type(text)
}

/** Sets a field of dates or times, which each engine lets one type in its own way. */
export async function set(tab: Tab, field: string, value: string): Promise<void> {
  await find(tab, { role: 'textbox', name: field })
  await tab.ask(
    (attribute, wanted) => {
      const input = document.querySelector<HTMLInputElement>(`input[${attribute}]`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, wanted)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    },
    MARK,
    value,
  )
}

/** Gives a file to the first field for files of that selector. */
export const choose = async (tab: Tab, selector: string, path: string) => {
  await until(`file field ${selector}`, () =>
    tab.ask(
      (one, attribute) => {
        for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute)
        document.querySelector(one)?.setAttribute(attribute, '')
        return document.querySelector(one) !== null
      },
      selector,
      MARK,
    ),
  )
  await tab.chooseForMarked(path)
}

/** Waits until the visible text of the page has the words. */
export const reads = (tab: Tab, words: RegExp) =>
  until(`text ${words}`, () =>
    tab.ask(
      (source, flags) => new RegExp(source, flags).test(document.body.innerText.replaceAll(/\s+/g, ' ')),
      words.source,
      words.flags,
    ),
  )

/** Waits until a screen is complete: it has its heading and nothing is loading. */
export const settled = (tab: Tab) =>
  until('a complete screen', () =>
    tab.ask((source) => {
      const words = new RegExp(source)
      const loading = [...document.querySelectorAll('[role=status]')].some((one) => words.test(one.textContent ?? ''))
      return document.querySelector('h1') !== null && document.querySelector('#first-view') === null && !loading
    }, LOADING.source),
  )
