import { queryOptions } from '@tanstack/react-query'

/** How much homework the menus count; kept by `followToActOn`, never asked of the server. */
export const toActOnQuery = () =>
  queryOptions({ queryKey: ['homework-to-act-on'], queryFn: () => 0, enabled: false, staleTime: Infinity })
