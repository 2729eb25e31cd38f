/** The dark box of the player and its skeleton: full width and below the header on phones. */
export const PLAYER_FRAME =
  '-mx-gutter overflow-hidden bg-media text-on-media forced-color-adjust-none tablet:relative tablet:top-0 tablet:mx-0 tablet:aspect-16/9 tablet:rounded-lg'

/** Stays in view on a phone while the rest of the day scrolls. */
export const PLAYER_WIDE =
  'video-stays sticky top-[calc(var(--head-h)+var(--strip))] z-[5] aspect-16/9 shrink-0 flat:relative flat:top-0'

/** Too tall to stay in view. */
export const PLAYER_TALL = 'relative aspect-4/5 shrink-0'
