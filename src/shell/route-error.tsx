import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import {
  type AnyRouter,
  type ErrorComponentProps,
  rootRouteId,
  useMatch,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isOnline } from '#/api/connectivity'
import { isApiError } from '#/api/errors'
import { ChunkError, reloadForRelease, reloadForRetry } from '#/api/release'
import { report } from '#/api/report'
import { courseQueries } from '#/domains/study/stream-queries'
import { LinkButton } from '#/ui/buttons/link-button'
import { modalTarget } from '#/ui/modals/modal-target'
import { Breadcrumbs, type Crumb } from '#/ui/page/breadcrumbs'
import { useDocumentTitle, useLateTitle } from '#/ui/page/document-title'
import { EmptyDrawing } from '#/ui/states/empty-state'
import { ErrorBlock } from '#/ui/states/error-block'
import { joinFacts, type RouteFacts, type SayingRoute } from './route-facts'

/** A device announces a connection some moments before it carries anything. */
const SETTLE_MS = 1000

/** A screen that failed, inside the shell: which one and why, a retry that loads what is missing, and links to other places. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // A missing file is looked into at once, below.
  const [retrying, setRetrying] = useState(() => error instanceof ChunkError)
  // As it was when the screen failed: the connection may be back before this is read.
  const [wasOnline] = useState(isOnline)
  const caughtBy = useMatch({ strict: false, select: (match) => match.routeId }) ?? rootRouteId
  const asked = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  // A screen whose files are missing may miss its error page too, and a route above it shows this one.
  const routeId = (error instanceof ChunkError && asked) || caughtBy
  const isSignedIn = routeId.startsWith('/_auth/')
  const isHome = routeId.startsWith('/_auth/_home')
  const { words, section } = failedPart(routeId, router)
  const part = i18n._(words)
  // What the server or the connection is to blame for has a name of its own.
  const isNamed = wasOnline && (isApiError(error) || error instanceof ChunkError)
  const title = isNamed ? part : wasOnline ? t`Something went wrong` : t`No Internet`
  const crumbs = useCrumbs(section)
  useDocumentTitle(title, '')
  useLateTitle()
  useEffect(() => {
    report(error, { context: 'route' })
    // If the screen's file is gone since a release, a reload replaces this page.
    void reloadForRelease(error).then((leaves) => leaves || setRetrying(false))
  }, [error])
  const retry = async () => {
    setRetrying(true)
    if (await reloadForRetry(error)) return
    resetQueries()
    await router.invalidate()
    reset()
    setRetrying(false)
  }
  const comeBack = useEffectEvent(() => void retry())
  useEffect(() => {
    if (wasOnline) return
    let settling = 0
    const come = () => {
      clearTimeout(settling)
      settling = window.setTimeout(comeBack, SETTLE_MS)
    }
    addEventListener('online', come)
    return () => {
      removeEventListener('online', come)
      clearTimeout(settling)
    }
  }, [wasOnline])
  return (
    <>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <ErrorBlock
        as="h1"
        error={error}
        title={title}
        safe={isNamed ? t`Your progress is safe.` : `${part}. ${t`Your progress is safe.`}`}
        art={<EmptyDrawing slips />}
        retrying={retrying}
        onRetry={() => void retry()}
        ways={
          <>
            {isSignedIn && !isHome && (
              <LinkButton to="/home" kind="text">
                {t`Back to home`}
              </LinkButton>
            )}
            <LinkButton {...modalTarget('support')} kind="text">
              {t`Write to support`}
            </LinkButton>
            <LinkButton {...modalTarget('diagnosis')} kind="text">
              {t`Diagnosis file`}
            </LinkButton>
          </>
        }
      />
    </>
  )
}

/** The way to the failed page: its section, and its course if that is known already. */
function useCrumbs(section: FailedPart['section']): readonly Crumb[] | null {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const params = useMatch({ strict: false, select: (match) => match.params })
  if (!section) return null
  const streams = client.getQueryData(courseQueries.streams().queryKey)
  const name = streams?.find(({ id }) => id === params?.streamId)?.course?.caption
  const crumb = { label: i18n._(section.name), link: { to: section.to } }
  return name ? [crumb, { label: name }] : [crumb]
}

interface FailedPart {
  /** What did not load: the headline of the error page. */
  words: MessageDescriptor
  /** The screen that it belongs to; none where the page is a section's first screen itself. */
  section?: { name: MessageDescriptor; to: NonNullable<RouteFacts['parent']> }
}

/** What did not load, by the id of the route that failed. */
export function failedPart(routeId: string, { routesById, routesByPath }: AnyRouter): FailedPart {
  // Not said by the route itself, since it does not hold for the screens below it.
  if (routeId === '/_auth') return { words: msg`Your account didn’t load` }
  const { failure = msg`This page didn’t load`, parent } = joinFacts(withLayouts(routesById[routeId]))
  const name = parent && (routesByPath[parent] as SayingRoute | undefined)?.options.staticData?.crumb
  return { words: failure, ...(name && { section: { name, to: parent } }) }
}

interface NestedRoute extends SayingRoute {
  parentRoute?: NestedRoute
}

/** A route after the layouts around it. */
const withLayouts = (route: NestedRoute | undefined): NestedRoute[] =>
  route ? [...withLayouts(route.parentRoute), route] : []
