/** A real JPEG: its left half red, the rest blue. Its EXIF data says how its camera was held, as phones write it (6: a quarter to the right). */
export async function drawnPhoto(width: number, height: number, orientation?: number): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  for (const [colour, x] of [['red', 0] as const, ['blue', width / 2] as const]) {
    context.fillStyle = colour
    context.fillRect(x, 0, width / 2, height)
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 1))
  const bytes = new Uint8Array(await blob!.arrayBuffer())
  const held = orientation === undefined ? new Uint8Array() : exif(orientation)
  return new File([bytes.subarray(0, 2), held, bytes.subarray(2)], 'me.jpg', { type: 'image/jpeg' })
}

/** A segment with one entry: the orientation (0x0112). */
function exif(orientation: number): Uint8Array<ArrayBuffer> {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body])
}

/** Red, green and blue in the middle of each corner's quarter of a picture: upper left, upper right, lower left, lower right. */
export async function corners(file: Blob): Promise<{ width: number; height: number; colours: string[] }> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const colours = [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const [red = 0, , blue = 0] = context.getImageData(width * x, height * y, 1, 1).data
      return red > 200 ? 'red' : blue > 200 ? 'blue' : 'other'
    }),
  )
  return { width, height, colours }
}
