import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#/ui/buttons/button'
import { FieldError } from '#/ui/fields/field'
import { NetworkList } from '../social/network-list'
import { ChatTitle } from './chat-question'

interface SocialsQuestionProps {
  title: string
  again: string | undefined
  takesFocus: boolean
  /** Where the network leads back to, without the router base. */
  path: string
  onSkip: (() => void) | undefined
}

/** The networks to link; the answer comes back with the browser. */
export function SocialsQuestion({ title, again, takesFocus, path, onSkip }: SocialsQuestionProps) {
  const { t } = useLingui()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) region.current?.querySelector('h1')?.focus()
  }, [takesFocus])
  return (
    <div ref={region}>
      <ChatTitle>{title}</ChatTitle>
      {again && (
        <div role="alert" className="mb-4">
          <FieldError>{again}</FieldError>
        </div>
      )}
      <NetworkList path={path} route="user-info-chat" isOffer />
      {onSkip && (
        <Button kind="text" className="mt-4" onClick={onSkip}>
          {t`Skip for now`}
        </Button>
      )}
    </div>
  )
}
