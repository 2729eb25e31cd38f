import { Suspense, useState } from 'react'
import type { User } from '#/domains/account/model'
import { dropReplaced, isReplacementOf } from '#/domains/session/entry/replaced-learner'
import { sparePart } from '#/ui/late/spare-part'

const ReplacedDialog = sparePart(() => import('#/domains/session/entry/replaced-dialog'), 'ReplacedDialog')

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
