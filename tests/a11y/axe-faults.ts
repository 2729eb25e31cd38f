import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page and in its frames, all of our own origin, once nothing fades in any more: half-way a text has no contrast. Only violations leave the page: serialising the long list of passes would take longer than the analysis. */
export async function axeFaults(page: Page, skippedRules: string[]): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axe.source)
  return page.evaluate(
    async ([tags, skipped]) => {
      const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished),
      )
      const injected = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await injected.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      )
    },
    [TAGS, skippedRules] as const,
  )
}
