/** The topic's id in the address. */
export const topicParams = {
  parse: ({ categoryId }: { categoryId: string }) => ({ categoryId: Number(categoryId) }),
  stringify: ({ categoryId }: { categoryId: number }) => ({ categoryId: String(categoryId) }),
}
