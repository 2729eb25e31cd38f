/** Crops by name: lists, lead, thumbnails, portraits, video. */
export const RATIOS = {
  '4:3': 'aspect-4/3',
  '16:10': 'aspect-16/10',
  '1:1': 'aspect-square',
  '4:5': 'aspect-4/5',
  '16:9': 'aspect-16/9',
}
