/** Push of the device's system. A call that fails rejects. */
export interface AppPush {
  /** What the learner has answered the system so far. */
  permission: () => NotificationPermission
  /** Lets the system ask; resolves once it is answered. */
  ask: () => Promise<void>
  /** Tells the vendor whose device this is: the school's number there, and the learner's here. */
  connect: (appId: string, learnerId: string) => Promise<void>
  /** Tells the vendor that it is nobody's any more; may be repeated. */
  leave: () => Promise<void>
}

declare global {
  /** Put there by the app around the page, before the page starts. */
  var appPush: AppPush | undefined
}

/** Push, where the app around the page has it. */
export const appPush = (): AppPush | null => globalThis.appPush ?? null
