/** How the worker keeps what another app has handed to the installed one, until the page takes it. */
export const SHARED_CACHE = 'learner-shared'
/** The field of the form that the manifest names, and the headers of each kept file. */
export const SHARED_FIELD = 'files'
export const SHARED_NAME = 'X-Shared-Name'
export const SHARED_AT = 'X-Shared-At'
/** Where the manifest sends the form, below the router base, and where the worker leads on to. */
export const SHARE_PATH = 'share'
export const AFTER_SHARE = 'homework?state=send&shared=true'
