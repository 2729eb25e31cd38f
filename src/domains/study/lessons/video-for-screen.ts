/** The video for a screen: on phones the vertical one if there is one, elsewhere the horizontal one; null where there is none. */
export const videoForScreen = <T>(wide: T | null, tall: T | null, isPhone: boolean): T | null =>
  isPhone ? (tall ?? wide) : (wide ?? tall)
