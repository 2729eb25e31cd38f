export interface Category {
  id: number
  title: string
}

/** What a brand says of a category: its icon, and its place among the others. */
export interface CategoryLook<IconName extends string = string> {
  id: number
  icon: IconName
  sort: number
}

/** Where a category stands that the brand says nothing of. */
const LAST = 999

/**
 * The categories of these courses, each once, in the order of the brand and then by name. No call returns them, so that they come from
 * whatever courses are known.
 */
export function knownCategories<IconName extends string>(
  courses: readonly { category: Category | null }[],
  looks: readonly CategoryLook<IconName>[],
  locale: string,
): (Category & { icon: IconName | null })[] {
  const titles = new Map<number, string>()
  for (const { category } of courses) if (category?.title) titles.set(category.id, category.title)
  const sortOf = (id: number) => looks.find((look) => look.id === id)?.sort ?? LAST
  return [...titles]
    .map(([id, title]) => ({ id, title, icon: looks.find((look) => look.id === id)?.icon ?? null }))
    .toSorted((a, b) => sortOf(a.id) - sortOf(b.id) || a.title.localeCompare(b.title, locale))
}
