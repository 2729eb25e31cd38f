/** Marks the control that was pressed last with `data-pressed`: Safari does not focus it, and a modal gives the focus back to it. */
export function markPresses(): void {
  const mark = ({ target }: Event) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    if (target instanceof Element) target.closest('a[href], button, summary')?.setAttribute('data-pressed', '')
  }
  addEventListener('pointerdown', mark, true)
}
