// What every signed-in screen needs, in one file: its guard, the shell around it, and the tabs that home's screens share.
export { HomeLayout } from '#/domains/home/screens/home-layout'
export { requireAccess } from '#/domains/session/guard/require-access'
export { AuthError } from '#/shell/auth-error'
export { AuthLayout } from '#/shell/auth-layout'
