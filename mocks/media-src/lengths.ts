/** Lengths in seconds for which the sample videos have playlists and subtitles, each a multiple of a 4 s segment; 64 is the material itself. */
export const LENGTHS: Record<string, readonly number[]> = {
  lumen: [64, 252, 316, 364, 504],
  kinetic: [64, 80, 132, 136, 164, 212],
  demo: [64, 360, 720],
}
