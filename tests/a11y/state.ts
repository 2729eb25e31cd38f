import type { Page } from '@playwright/test'
import type { Situation } from '../e2e/app.ts'

/** One state of a screen: the situation that produces it, and what is done before the screen is inspected. */
export interface State {
  situation?: Situation
  /** In addition to the mock world's own parameters: open modals. */
  search?: string
  /** Instead of the day of today. */
  dayNumber?: number
  /** Only these brands have this state. */
  brands?: string[]
  /** The width at which the state exists; absent: both. */
  width?: 390 | 1440
  /** The state stays: the answer it waits for never arrives. */
  isLoading?: boolean
  act?: (page: Page) => Promise<void>
}

export const scenario = (name: string): State => ({ situation: { scenario: name } })
/** In lumen demo courses are off, so that its learner does not see the stream. */
export const demoScenario = (name: string): State => ({ ...scenario(name), brands: ['kinetic', 'demo'] })
export const fails = (call: string): State => ({ situation: { fault: `${call}:403` } })
export const loads = (call: string): State => ({ situation: { fault: `${call}:never` }, isLoading: true })
export const breaks = (call: string): State[] => [fails(call), loads(call)]
export const modal = (name: string, more: State & { rest?: string } = {}): State => ({
  ...more,
  search: `modal=${name}${more.rest ?? ''}`,
})
