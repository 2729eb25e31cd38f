/** From this balance on points can be spent. */
export const SPEND_FROM = 200

/** How many points are missing until they can be spent; 0: they can. */
export const missingPoints = (balance: number): number => Math.max(0, SPEND_FROM - balance)
