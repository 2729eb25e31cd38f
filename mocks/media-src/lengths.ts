/** Lengths in seconds, even numbers, for which the sample videos have playlists and subtitles; 64 is the length of the material itself. */
export const LENGTHS: Record<string, readonly number[]> = {
  lumen: [64, 250, 316, 362, 504],
  kinetic: [64, 80, 130, 134, 164, 210],
  demo: [64, 360, 720],
}
