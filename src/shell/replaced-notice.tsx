import { Suspense, useState } from 'react'
import type { User } from '#/domains/account/model'
import { dropReplaced, isReplacementOf } from '#/domains/session/entry/replaced-learner'
import { part } from '#/ui/late/part'

const ReplacedDialog = part(() => import('#/domains/session/entry/replaced-dialog'), 'ReplacedDialog', {
  missing: 'toast',
})

/** Tells a learner whom a link has put in another's place, until they have answered once. */
export function ReplacedNotice({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(() => isReplacementOf(user.id))
  if (!isOpen) return null
  return (
    <Suspense>
      <ReplacedDialog
        user={user}
        onClose={() => {
          dropReplaced()
          setIsOpen(false)
        }}
      />
    </Suspense>
  )
}
