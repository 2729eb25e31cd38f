import * as z from '#/lib/zod'
import { observable } from '#/lib/observable'
import { learnerKey, readStored, writeStored } from '#/platform/storage'

const MEGABYTE = 1024 * 1024
/** The budgets to choose from, in bytes. */
export const BUDGETS = [250, 500, 1024, 2048].map((megabytes) => megabytes * MEGABYTE)

const choiceSchema = z.object({ isOn: z.boolean(), budget: z.number().check(z.positive()) })

export type TomorrowChoice = z.output<typeof choiceSchema>

const USUAL: TomorrowChoice = { isOn: false, budget: 500 * MEGABYTE }

const keyOf = (learnerId: number) => learnerKey(learnerId, 'tomorrow')

/** Grows with each choice. */
const choices = observable(0)

/** Whether the coming day is kept by itself, and how many bytes that may take. Off until it is switched on. */
export const tomorrowChoice = (learnerId: number): TomorrowChoice => readStored(keyOf(learnerId), choiceSchema) ?? USUAL

export function chooseTomorrow(learnerId: number, choice: TomorrowChoice): void {
  writeStored(keyOf(learnerId), choice)
  choices.set(choices.read() + 1)
}

/** Calls back when another choice was made here. Returns a function that stops it. */
export const watchTomorrow = choices.watch
