/** A browser that was asked for cookies by each brand, and allows the essential ones only. */
export const ANSWERED = {
  cookies: ['lumen', 'kinetic', 'demo'].map((brand) => ({
    name: 'learner.cookie-policy',
    value: 'essential',
    domain: `${brand}.localhost`,
    path: '/v/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict' as const,
  })),
  origins: [],
}
