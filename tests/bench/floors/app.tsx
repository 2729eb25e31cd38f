import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RouteComponent, RouterProvider, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

/** The bare page of a screen: React, router, query, one route and nothing else. */
export function mount(screen: RouteComponent, next?: { path: string; screen: RouteComponent }): void {
  const root = createRootRoute()
  const routes = [createRoute({ getParentRoute: () => root, path: '/', component: screen })]
  if (next) routes.push(createRoute({ getParentRoute: () => root, path: next.path, component: next.screen }) as never)
  const router = createRouter({ routeTree: root.addChildren(routes), basepath: location.pathname })
  const container = document.getElementById('root')
  if (!container) return
  createRoot(container).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** The answer that the page's inline script has requested. */
export async function early(name: string): Promise<{ data: never }> {
  const response = await (window as unknown as { early: Record<string, Promise<Response>> }).early[name]
  return (await response?.json()) as { data: never }
}
