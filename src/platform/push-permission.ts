/** Whether the browser can still be asked: it answers only once, and some have no notifications outside of installed apps. */
export const canAskForPush = (): boolean => 'Notification' in globalThis && Notification.permission === 'default'

/** Lets the browser ask; whether the learner has allowed notifications. */
export async function askForPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}
