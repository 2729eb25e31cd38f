import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Image } from 'lucide-react'
import { useEffect, useState } from 'react'
import { forgetSharedFiles, sharedFiles } from '#/platform/shared-files'
import { Banner } from '#/ui/states/banner'
import { handFiles } from './handed-files'

/** Says that pictures of another app wait for the homework that is opened next. Draws nothing where none do. */
export function SharedNote() {
  const { t } = useLingui()
  const [files, setFiles] = useState<readonly File[]>([])
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const found = await sharedFiles(Date.now())
      if (isLeft) return
      setFiles(found)
      handFiles(found)
    }
    void read()
    return () => {
      isLeft = true
    }
  }, [])
  if (files.length === 0) return null
  const count = files.length
  function discard() {
    setFiles([])
    handFiles([])
    void forgetSharedFiles()
  }
  return (
    <Banner
      icon={Image}
      role="status"
      className="mt-6"
      title={t`${plural(count, { one: '# picture was shared.', other: '# pictures were shared.' })}`}
    >
      {t`${plural(count, { one: 'Open the homework that it is for.', other: 'Open the homework that they are for.' })}`}{' '}
      <button type="button" className="link target" onClick={discard}>
        {t`Remove`}
      </button>
    </Banner>
  )
}
