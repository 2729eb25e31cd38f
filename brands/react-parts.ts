// React DOM is one file with everything that it can do. What this app never asks of it is left out of builds: 17 kB of every first view, and
// the time to compile them. `.oxlintrc.json` forbids the imports that would need it.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { leaveOut, type Known } from './leave-out.ts'

const FILE = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
/** The names below are this version's: for another one they have to be read again. */
const VERSION = '19.3.1'

const NEVER: Known = {
  // Kinds of elements that are never rendered. Were one rendered all the same, React would throw; what it moves into the head stays in place.
  tags: {
    Profiler: 12,
    'boundary that waits for hydration': 18,
    SuspenseList: 19,
    'boundary of a cache': 24,
    'element that is moved into the head': 26,
    'html, head and body': 27,
    ViewTransition: 30,
    Activity: 31,
  },
  cases: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  variables: {
    // The still view is replaced, not hydrated.
    isHydrating: 'false',
    // Pages and elements move by the browser's own call.
    shouldStartViewTransition: 'false',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
  },
  properties: { dehydrated: 'null', isDehydrated: 'false' },
  // Thrown and recognised, never shown. As errors they let an engine with a debugger read the whole file again for their places in it.
  marks: [
    'HydrationMismatchException',
    'SuspenseException',
    'SuspenseyCommitException',
    'SuspenseActionException',
    'SelectiveHydrationException',
  ],
  functions: {
    // Events wait only for what is not hydrated yet.
    queueIfContinuousEvent: 'false',
    clearIfContinuousEvent: '',
    retryIfBlockedOn: '',
    updateDehydratedSuspenseComponent: 'null',
    commitSuspenseHydrationCallbacks: '',
    trackEnterViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    commitAppearingPairViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    restorePairedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    // A commit waits only for style sheets of elements in the head and for pictures of a `ViewTransition`.
    maySuspendCommit: 'false',
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'null',
    isHostHoistableType: 'false',
    // Fragments have no refs, forms and transitions no actions, and there are no custom elements.
    isFragmentInstanceParent: 'false',
    extractEvents$1: '',
    defaultOnDefaultTransitionIndicator: '',
    isCustomElement: 'false',
    // Reports leave out the stack of components, whose names are shortened anyway.
    describeFiber: '""',
  },
  methods: [
    'useActionState',
    'useFormState',
    'useOptimistic',
    'useHostTransitionStatus',
    'useMemoCache',
    'useCacheRefresh',
    // What `react-dom` offers for preloading and for resetting forms, under React's own short names.
    'D',
    'C',
    'L',
    'm',
    'X',
    'S',
    'M',
    'r',
  ],
  assignments: ['exports.hydrateRoot', 'FragmentInstance.prototype'],
}

/** The Vite plugin for this; in builds only. */
export function reactParts(): Plugin {
  return {
    name: 'react-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILE },
      handler(id) {
        const code = readFileSync(id, 'utf8')
        if (!code.includes(`exports.version = "${VERSION}"`))
          this.error(`brands/react-parts.ts is written for React ${VERSION}: read its names again for this version`)
        return leaveOut(code, NEVER)
      },
    },
  }
}
