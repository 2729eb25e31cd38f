/** The part of the Trusted Types interface that the app uses; TypeScript's DOM types lack it. */
type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

// A script's address may only be one of our own files: needed by service workers and by the player's worker.
factory?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('foreign script refused')
    return url
  },
})
