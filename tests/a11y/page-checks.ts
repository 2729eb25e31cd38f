import type { Page } from '@playwright/test'

const LEAST_TARGET_PX = 44

/** By how many pixels the page would scroll sideways if the frame did not clip its screens, with the elements that stick out. */
export function sidewaysScroll(page: Page, { clipped = false } = {}): Promise<string[]> {
  return page.evaluate((isClipped) => {
    const root = document.documentElement
    const main = document.querySelector('main')
    if (!isClipped) main?.style.setProperty('overflow-x', 'visible')
    const over = root.scrollWidth - root.clientWidth
    main?.style.removeProperty('overflow-x')
    if (over <= 0) return []
    const sticksOut = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > root.clientWidth + 1
    }
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => sticksOut(one) && ![...one.children].some(sticksOut),
    )
    return [
      `${over} px`,
      ...wide
        .slice(0, 5)
        .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''} "${one.textContent?.slice(0, 40)}"`),
    ]
  }, clipped)
}

/** Controls that are too small for a finger: less than 44 px of active area; links in running text may be smaller. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]'
    const faults: string[] = []
    for (const one of top.querySelectorAll<HTMLElement>(pressable)) {
      const style = getComputedStyle(one)
      if (
        style.visibility === 'hidden' ||
        !one.checkVisibility({ opacityProperty: true }) ||
        one.closest('[inert], .sr-only, [aria-hidden=true]')
      )
        continue
      const isInText =
        style.display === 'inline' &&
        (one.parentElement?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0)
      if (isInText) continue
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const own = one.getBoundingClientRect()
      if (own.width < 2 || own.height < 2 || own.right <= 0) continue
      const label = one.closest('label')
      // A label activates its control; the border of a field belongs to its frame.
      const edge = one.matches('input, textarea, select') && one.parentElement ? one.parentElement : null
      const area = (label ?? (edge && edge.clientHeight - own.height < 4 ? edge : one)).getBoundingClientRect()
      const { left, top: y, width, height } = area
      // Half a pixel inside the required area: pseudo-elements that enlarge the target count, neighbours do not.
      const reach = least / 2 - 1
      const reacts = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(left + width / 2 + dx, y + height / 2 + dy)
        return hit !== null && (one.contains(hit) || label?.contains(hit) === true)
      }
      const wide = width >= least - 0.5 || (reacts(-reach, 0) && reacts(reach, 0))
      const high = height >= least - 0.5 || (reacts(0, -reach) && reacts(0, reach))
      if (!wide || !high)
        faults.push(
          `${one.tagName} ${Math.round(width)}x${Math.round(height)} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`,
        )
    }
    return faults
  }, LEAST_TARGET_PX)
}

/** Elements that take the focus without showing it. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  // From here on the browser treats focus as moved by the keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
        getComputedStyle(element)
      const outline =
        outlineStyle === 'none' || outlineWidth === '0px' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
      return [outline, boxShadow, borderColor, backgroundColor].join('; ')
    }
    const frames = (one: Element) => [
      one,
      ...[one.parentElement, one.parentElement?.parentElement, one.nextElementSibling].filter(
        (near) => near !== null && near !== undefined,
      ),
    ]
    const endTransitions = () => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
    }
    const faults: string[] = []
    for (const one of top.querySelectorAll<HTMLElement>(focusable)) {
      if (
        !one.checkVisibility({ visibilityProperty: true }) ||
        one.tabIndex < 0 ||
        one.closest('[inert]') ||
        one.matches(':disabled')
      )
        continue
      one.blur()
      endTransitions()
      const before = frames(one).map(look).join('|')
      one.focus()
      if (document.activeElement !== one) continue
      endTransitions()
      const isClipped = one.closest('.sr-only') !== null && one.getBoundingClientRect().width < 2
      const isSame = () => frames(one).map(look).join('|') === before
      const drawn = one.previousElementSibling?.innerHTML
      // Some controls draw their focus ring themselves, a moment later.
      if (isSame()) await new Promise(requestAnimationFrame)
      if (isClipped || (isSame() && one.previousElementSibling?.innerHTML === drawn))
        faults.push(`${one.tagName} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`)
    }
    return faults
  })
}

/** Makes every text 40 % longer, as a translation may be: one word grows, several are joined by some of their own. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.nodeValue?.trim() ?? ''
      if (!/\p{L}{2}/u.test(text) || node.parentElement?.closest('script, style, template')) continue
      const more = text.slice(0, Math.ceil(text.length * 0.4))
      node.nodeValue = text.includes(' ') ? `${text} ${more}` : text + more
    }
  })
}

/** What still moves on the page, by the names of its animations; for someone who asks for less motion nothing may. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      if (one.playState !== 'running' || !(one.effect instanceof KeyframeEffect)) return []
      const name = one instanceof CSSAnimation ? one.animationName : 'transition'
      return `${name} of ${one.effect.target?.tagName}.${one.effect.target?.getAttribute('class')}`
    }),
  )
}
