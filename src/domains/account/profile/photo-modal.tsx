import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { SelfieCamera } from '#/domains/uploads/selfie-camera'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { part } from '#/ui/late/part'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { Skeleton } from '#/ui/states/skeleton'
import { showToast } from '#/ui/toasts/toast'
import { PhotoSending } from '../photo-sending'
import { useAvatar } from '../use-avatar'

const CropPicture = part(() => import('#/ui/pictures/crop/crop-picture'), 'CropPicture', { missing: 'toast' })

type Step =
  | { code: 'choose'; refusal: string | null }
  | { code: 'cut'; photo: File }
  | { code: 'send'; photo: File; failure: unknown }

/** A photo of the learner: taken or chosen, cut, and made their picture. What is cut stays here until it has arrived. */
export function PhotoModal() {
  const { t, i18n } = useLingui()
  const close = useCloseModal()
  const avatar = useAvatar()
  const [step, setStep] = useState<Step>({ code: 'choose', refusal: null })
  const chooseAgain = () => setStep({ code: 'choose', refusal: null })

  async function take([file]: File[]) {
    if (!file) return
    const chosen = await avatar.check(file)
    if (chosen.refusal !== null) return setStep({ code: 'choose', refusal: chosen.refusal })
    if (chosen.canBeCut) return setStep({ code: 'cut', photo: chosen.photo })
    return send(chosen.photo, t`Your photo is saved as it is: this browser cannot show or cut such pictures.`)
  }

  async function send(photo: File, done = t`Your photo is saved.`) {
    setStep({ code: 'send', photo, failure: null })
    try {
      if (!(await avatar.send(photo))) return
      close()
      showToast({ text: done })
    } catch (failure) {
      setStep({ code: 'send', photo, failure })
    }
  }

  return (
    <Modal title={t`Your photo`} onClose={close} size="sm" dirty={step.code !== 'choose'}>
      {step.code === 'choose' && (
        <>
          {step.refusal && (
            <div role="alert" className="mb-4">
              <FieldError>{step.refusal}</FieldError>
            </div>
          )}
          <SelfieCamera hasPicture={false} onFiles={(files) => void take(files)} />
        </>
      )}
      {step.code === 'cut' && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <CropPicture
            file={step.photo}
            onDone={(cut) => void send(cut)}
            onCancel={chooseAgain}
            onMissing={() => void send(step.photo)}
          />
        </Suspense>
      )}
      {step.code === 'send' &&
        (step.failure === null ? (
          <PhotoSending
            percent={avatar.percent ?? 100}
            onCancel={() => {
              avatar.cancel()
              chooseAgain()
            }}
          />
        ) : (
          <>
            <Banner tone="danger" role="alert" title={t`Your photo was not saved.`} className="mb-5">
              {errorTexts(i18n, step.failure)}
            </Banner>
            <div className="flex flex-wrap gap-3">
              <Button data-autofocus kind="primary" onClick={() => void send(step.photo)}>
                {t`Try again`}
              </Button>
              <Button onClick={chooseAgain}>{t`Choose another one`}</Button>
            </div>
          </>
        ))}
    </Modal>
  )
}
