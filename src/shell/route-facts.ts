import type { MessageDescriptor } from '@lingui/core'
import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router'
import type { FileRoutesByTo } from '../routeTree.gen'
import type { BannerPosition } from '#/domains/banners/places'
import type { SectionId } from './menu/sections'
import type { SharedKind } from './shared-name'

declare module '@tanstack/router-core' {
  /** What a route says about itself; what a layout says holds for every address below it, unless that says otherwise. */
  interface StaticDataRouteOption {
    /** The specification's name of the screen; guards decide by it. An address that only leads on needs none. */
    name?: string
    /** Marked in the menus while the screen is open, which the phone's bar remembers as last visited in it. */
    section?: SectionId
    /** The first screen of a section: the phone's header shows the logo instead of "back" and a title. */
    isSectionRoot?: boolean
    /** Drawn without the shell: the steps that come before it. */
    isBare?: boolean
    /**
     * Whether it stays open without a subscription: a step does, or a screen that leads to a subscription or to help. Said of every screen
     * behind the sign-in, by itself or by its layout.
     */
    isOpenUnpaid?: boolean
    /** Waits until the learner has an email: whoever has none is asked for it where they are. */
    needsEmail?: boolean
    /** What did not load: the headline of the error page. */
    failure?: MessageDescriptor
    /** The screen that the error page's breadcrumbs lead back to; it has a `crumb`. */
    parent?: keyof FileRoutesByTo
    /** What breadcrumbs call the screen. */
    crumb?: MessageDescriptor
    /** Lists what opens a screen that shows the same picture or name, marked by `data-shared` on both. */
    lists?: SharedKind
    /** Shows what such a list has marked. */
    shows?: SharedKind
    /** Begins with a lesson's video, for whose first frame everything else waits. */
    beginsWithVideo?: boolean
    /** Draws its own head on phones and fills their window: the shell's header and bottom bar are not shown. */
    hasOwnHead?: boolean
    /** Ends with a field to write in: notices stand above the screen then, instead of over it. */
    endsWithField?: boolean
    /** Where banners of the school may stand on it. */
    banners?: BannerPosition
    /** Keeps its scroll position, however one comes back to it. */
    keepsScroll?: boolean
    /**
     * Leads on to a screen behind the sign-in: until then the page shows the shell, or a guest the sign-in (read by the build). Said of
     * every address that draws nothing, unless it acts.
     */
    leadsOn?: boolean
    /** Does something by being opened: no link from outside may lead there (`acts-when-opened.ts`). */
    acts?: boolean
  }
}

/** What an address or a route says, with what the layouts around it say. */
export type RouteFacts = StaticDataRouteOption

/** A route as far as it says something. */
export interface SayingRoute {
  options: { staticData?: RouteFacts }
}

/** Joins what routes say, from the outermost layout to the screen. */
export const joinFacts = (routes: readonly SayingRoute[]): RouteFacts =>
  Object.assign({}, ...routes.map(({ options }) => options.staticData))

/** What the routes of an address (without the router base) say; for an unknown one, what the layouts say that it lies below. */
export const factsAt = (router: AnyRouter, pathname: string): RouteFacts =>
  joinFacts(router.getMatchedRoutes(pathname)[0])
