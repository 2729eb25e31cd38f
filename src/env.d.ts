/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

interface ImportMetaEnv {
  /** Given by the build (`brands/build/app-type.ts`). */
  readonly APP_TYPE?: 'web' | 'mobile'
  /** Of the app for phones only: the address of the web app with its base, the scheme of its own addresses, and the version in the stores. */
  readonly APP_SITE?: string
  readonly APP_SCHEME?: string
  readonly APP_VERSION?: string
}

interface Navigator {
  /** Chromium only: memory in GiB, rounded and at most 8. */
  readonly deviceMemory?: number
  /** Chromium only; `downlink` is in Mbit/s, rounded and at most 10. */
  readonly connection?: { readonly downlink?: number; readonly saveData?: boolean; readonly type?: string }
}

declare module '*.po' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
