/** The share that is done, 0 to 1, and the attributes that tell it to a screen reader. */
export function progress(value: number, max: number, label: string) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': Math.round(share * 100),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  } as const
  return { share, aria }
}
