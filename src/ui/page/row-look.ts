/** A row of a list: its parts side by side, centred, without the look of a link. */
export const ROW = 'relative flex min-h-16 w-full items-center gap-4 py-4 text-start no-underline'

/**
 * The ground of a pressable row is 14 px wider than the column, so that the text stays aligned. What is filled with the same colour
 * takes the page's ground there.
 */
export const ROW_PRESSABLE =
  'isolate before:absolute before:inset-y-0 before:-inset-x-3.5 before:-z-1 before:rounded-md before:bg-fill before:opacity-0 before:transition-opacity hover:before:opacity-100 hover:*:[--fill:var(--bg)]'
