import { fileWire } from '#/domains/uploads/file-wire'
import { authCall } from '../call.ts'
import { Invalid, one } from '../reply.ts'
import { newId } from '../world/ids.ts'
import { fileMaxSizeOf } from '../world/site.ts'
import { fileWireOf } from '../world/wire/chats.ts'
import { SAYS } from './texts.ts'

const PHOTOS = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/gif']
const VIDEOS = ['video/mp4', 'video/quicktime', 'video/webm']
/** Path under the app where uploaded bytes are served. */
export const UPLOAD_PATH = 'mock-files/'

export const fileCalls = [
  authCall('A32', 'POST file', {
    body: 'multipart',
    expected: one(fileWire),
    async run({ body, world, learner, lang, keepFile }) {
      const { file } = body
      if (!(file instanceof File)) throw new Invalid([{ field: 'file', message: SAYS.required[lang] }])
      const isPhoto = PHOTOS.includes(file.type)
      if (!isPhoto && !VIDEOS.includes(file.type)) throw new Invalid([{ field: 'file', message: SAYS.onlyMedia[lang] }])
      if (file.size < 1 || file.size > fileMaxSizeOf(world.brand)) {
        throw new Invalid([{ field: 'file', message: SAYS.tooLarge[lang] }])
      }
      const id = newId(world)
      await keepFile(id, file)
      const url = `${UPLOAD_PATH}${id}`
      const state = {
        id,
        url,
        name: file.name.slice(0, 255),
        type: isPhoto ? 'photo' : 'video',
        size: file.size,
        // Browsers cannot draw HEIC, so it has no preview.
        preview_url: isPhoto && file.type !== 'image/heic' ? url : null,
        ownerId: learner.id,
      }
      world.files.push(state)
      return fileWireOf(state)
    },
  }),
]
