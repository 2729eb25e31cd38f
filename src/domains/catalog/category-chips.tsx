import { useLingui } from '@lingui/react/macro'
import { track } from '#/analytics/track'
import { useBrand } from '#/domains/site-config/use-brand'
import { Icon } from '#/ui/pictures/icon'
import { Chip, ChipRow } from '#/ui/tabs/chips'
import { CATEGORY_GLYPHS } from './components/category-icons'
import { type Category, knownCategories } from './known-categories'

interface CategoryChipsProps {
  /** All courses whose category can be chosen. */
  courses: readonly { category: Category | null }[]
  /** Undefined: all. */
  chosen: number | undefined
  onChoose: (categoryId: number | undefined) => void
}

/** The filter of the search, in one line that scrolls: what it gains with the answers moves nothing below it. */
export function CategoryChips({ courses, chosen, onChoose }: CategoryChipsProps) {
  const { t, i18n } = useLingui()
  const categories = knownCategories(courses, useBrand().categories, i18n.locale)
  const choose = (id: number | undefined) => {
    if (id === chosen) return
    track('filter_change', { streamId: 'search', filters: id === undefined ? [] : [id] })
    onChoose(id)
  }
  return (
    <div className="mb-6 min-h-12 *:flex-nowrap! *:overflow-x-auto! touch:min-h-13">
      <ChipRow label={t`Category`}>
        <Chip selected={chosen === undefined} onClick={() => choose(undefined)}>
          {t`All`}
        </Chip>
        {categories.map(({ id, title, icon }) => (
          <Chip key={id} selected={chosen === id} onClick={() => choose(id)}>
            {icon && <Icon of={CATEGORY_GLYPHS[icon]} size={16} className="me-2" />}
            {title}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
