/** Classes of the crops: lists, lead pictures, thumbnails. */
export const RATIOS = {
  '4:3': 'aspect-4/3',
  '16:10': 'aspect-16/10',
  '1:1': 'aspect-square',
}
