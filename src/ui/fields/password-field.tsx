import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { Icon } from '../pictures/icon'
import { part } from '../late/part'
import { TextField } from './text-field'

const PasswordStrength = part(() => import('./password-strength'), 'PasswordStrength', { missing: 'toast' })

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'icon' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
  /** Shown in a word under a new password: 1 weak, 2 good, 3 strong. */
  strength?: 1 | 2 | 3 | undefined
}

/** A password that can be shown; pasting is always allowed. */
export function PasswordField({ strength, hint, ...rest }: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      hint={
        strength ? (
          <Suspense>
            <PasswordStrength strength={strength} />
          </Suspense>
        ) : (
          hint
        )
      }
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={t`Show password`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="inline-flex size-11.5 shrink-0 items-center justify-center rounded-md text-muted -outline-offset-2! hover:text-text"
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
