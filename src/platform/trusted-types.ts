/** The part of the Trusted Types interface that the app uses; TypeScript's DOM types lack it. */
type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown }

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

const origins = new Set([location.origin])

/** Lets scripts of another origin in: that of a third party to which the learner has consented. The page's policy has to name it, too. */
export function allowScriptsOf(origin: string): void {
  origins.add(origin)
}

// A script's address may only be one of our own files, or of a consented third party: needed by service workers and by the player's worker.
factory?.createPolicy('default', {
  createScriptURL(url) {
    if (!origins.has(new URL(url, location.href).origin)) throw new TypeError('foreign script refused')
    return url
  },
})
