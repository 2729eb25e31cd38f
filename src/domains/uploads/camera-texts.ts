import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CameraErrorCode } from '#/platform/camera'

interface CameraTexts {
  what: MessageDescriptor
  next: MessageDescriptor
}

/** Why the camera gave no picture, and what to do. */
export const cameraTexts: Record<CameraErrorCode, CameraTexts> = {
  permission_denied: {
    what: msg`The camera is off for this page.`,
    next:
      import.meta.env.APP_TYPE === 'mobile'
        ? msg`Allow it for this app in the settings of your device, or choose a picture you already have.`
        : msg`Allow it at the lock beside the address, or choose a picture you already have.`,
  },
  not_supported: {
    what: msg`There is no camera here.`,
    next: msg`Choose a picture you already have, or open this page on your phone.`,
  },
  busy: {
    what: msg`Another program uses the camera.`,
    next: msg`Close it and try again, or choose a picture you already have.`,
  },
  invalid_argument: {
    what: msg`This camera cannot take the picture.`,
    next: msg`Choose a picture you already have.`,
  },
  no_files: {
    what: msg`Couldn't save the selfie`,
    next: msg`The camera gave no picture. Try again, or choose one you already have.`,
  },
  internal: {
    what: msg`Couldn't save the selfie`,
    next: msg`The camera stopped. Try again, or choose a picture you already have.`,
  },
}
