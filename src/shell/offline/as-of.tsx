import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useOnline } from '#/api/connectivity'
import { keptQueries } from '#/api/kept-first'
import { accountQueries } from '#/domains/account/queries'
import { calendarDay, knownZone } from '#/lib/dates'
import { formatDate } from '#/lib/format-date'
import { useNow } from '#/platform/use-now'
import { Icon } from '#/ui/pictures/icon'

/** The quiet line over a screen that shows what the device has kept: how old that is. */
export function AsOf() {
  const { t, i18n } = useLingui()
  const { data: user } = useQuery(accountQueries.user())
  const online = useOnline()
  const keptAt = useKeptSince()
  const now = useNow()
  if (keptAt === null) return null
  const zone = knownZone(user?.timezone ?? null)
  const kept = new Date(keptAt)
  const time = formatDate(kept, 'time', i18n.locale, zone)
  const day = formatDate(kept, 'day', i18n.locale, zone)
  const isToday = calendarDay(kept, zone) === calendarDay(now, zone)
  const ofToday = online ? t`As of ${time}. Newer content is still loading.` : t`As of ${time}, offline`
  const before = online ? t`As of ${day}, ${time}. Newer content is still loading.` : t`As of ${day}, ${time}, offline`
  return (
    <p className="mb-3 flex items-center gap-2 text-small text-muted">
      <Icon of={CloudOff} size={16} />
      {isToday ? ofToday : before}
    </p>
  )
}

/** When the oldest answer came that is on show as the device has kept it, in epoch ms; null: there is none. */
function useKeptSince(): number | null {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => {
      const stops = [keptQueries.watch(changed), cache.subscribe(changed)]
      return () => stops.forEach((stop) => stop())
    },
    () => {
      const times = [...keptQueries.read()].flatMap(([query, keptAt]) => (query.isActive() ? [keptAt] : []))
      return times.length > 0 ? Math.min(...times) : null
    },
  )
}
