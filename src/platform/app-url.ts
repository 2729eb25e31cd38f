/** Address of the app, with its base: `https://learn.example/v/`. */
export const appUrl = () => new URL(import.meta.env.BASE_URL, location.href).href
