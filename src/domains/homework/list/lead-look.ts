/** Layout of the leading task, shared with its placeholder. */
export const LEAD = 'grid items-center gap-4.5 pb-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] tablet:gap-10'

/** Under which name it is kept whether there was one. */
export const leadList = (streamId?: number) => `tasks.lead.${streamId ?? 'all'}`
