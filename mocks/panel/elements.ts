/** A small element with its children; `text` is never parsed as HTML. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

export function button(text: string, act: () => void | Promise<void>): HTMLButtonElement {
  const element = el('button', { type: 'button' }, text)
  element.addEventListener('click', () => void act())
  return element
}

export function choice(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  value: string,
  act?: (value: string) => void | Promise<void>,
) {
  const select = el(
    'select',
    { 'aria-label': label },
    ...options.map(([option, text]) => el('option', { value: option }, text)),
  )
  select.value = value
  if (act) select.addEventListener('change', () => void act(select.value))
  return select
}

export function row(label: string, ...controls: Node[]): HTMLElement {
  return el('div', { class: 'row' }, el('span', { class: 'label' }, label), ...controls)
}
