import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountQueries } from '#/domains/account/queries'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { partOfDay } from './part-of-day'

/** Home's greeting, by the hour and by name, followed by what is next. */
export function Greeting({ children }: { children?: ReactNode }) {
  return (
    <span className="block min-h-[2lh] max-w-[12.5em] max-tablet:greeting-size tablet:max-w-[18em]">
      {useGreeting()} <span className="text-muted max-tablet:block max-tablet:min-h-[2lh]">{children}</span>
    </span>
  )
}

function useGreeting(): string {
  const { t } = useLingui()
  const time = useLearnerTime()
  const { data: user } = useQuery(accountQueries.user())
  const name = user?.firstName.trim()
  switch (partOfDay(time)) {
    case 'morning':
      return name ? t`Good morning, ${name}.` : t`Good morning.`
    case 'afternoon':
      return name ? t`Good afternoon, ${name}.` : t`Good afternoon.`
    case 'evening':
      return name ? t`Good evening, ${name}.` : t`Good evening.`
    case 'night':
      return name ? t`Hello, ${name}.` : t`Hello.`
  }
}
