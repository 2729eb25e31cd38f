/** Lengths in seconds, each a number of whole segments (4 s), for which the sample videos have playlists and subtitles; 64 is the length of the material itself. */
export const LENGTHS: Record<string, readonly number[]> = {
  lumen: [64, 252, 316, 364, 504],
  kinetic: [64, 80, 132, 136, 164, 212],
  demo: [64, 360, 720],
}
