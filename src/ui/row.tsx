import { ROW, ROW_PRESSABLE, RowContent, type RowContentProps } from './row-content'

interface RowProps extends Omit<RowContentProps, 'chevron'> {
  onPress: () => void
}

/** A row of a list that is one button. */
export function Row({ onPress, ...content }: RowProps) {
  return (
    <li>
      <button type="button" onClick={onPress} className={`${ROW} ${ROW_PRESSABLE}`}>
        <RowContent {...content} chevron />
      </button>
    </li>
  )
}
