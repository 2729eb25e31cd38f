/** Address of the app, with its base: `https://learn.example/v/`. That of the site in the app for phones, whose own origin nobody else can open. */
export const appUrl = () => import.meta.env.APP_SITE ?? new URL(import.meta.env.BASE_URL, location.href).href
