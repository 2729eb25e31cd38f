import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { TextLink } from '#/ui/buttons/text-link'
import { AccessPage, StepWaysOut } from '../steps/access-page'
import { ShortProfileForm } from '../steps/short-profile-form'
import { fieldsToAsk } from '#/domains/account/profile-fault'

/** The short form of what the profile lacks; the guard leads on once it is saved. */
export function ShortProfileScreen() {
  const { t } = useLingui()
  const { user } = useRouteContext({ from: '/_auth' })
  const { requiredProfileFields } = useBrand()
  // Fixed at the start: a server answer that fills in the learner must not remove fields.
  const [fields] = useState(() => fieldsToAsk(requiredProfileFields, user))
  const areNames = fields.every((field) => field === 'firstName' || field === 'lastName')
  return (
    <AccessPage
      title={t`${plural(fields.length, { 2: 'Two things before you go on.', one: 'One thing before you go on.', other: '# things before you go on.' })}`}
      lead={areNames ? t`Your expert should know what to call you.` : t`Your course needs them to work with you.`}
    >
      <ShortProfileForm fields={fields} user={user} />
      <StepWaysOut>
        <TextLink to="/user-info-chat" className="target">
          {t`Tell us in the chat instead`}
        </TextLink>
      </StepWaysOut>
    </AccessPage>
  )
}
