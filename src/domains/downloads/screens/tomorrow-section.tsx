import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { formatBytes } from '#/lib/bytes'
import { Select } from '#/ui/fields/select'
import { Switch } from '#/ui/fields/switch'
import { MarginSection } from '#/ui/page/margin-section'
import { BUDGETS, chooseTomorrow, tomorrowChoice, watchTomorrow } from '../tomorrow-choice'

/** Whether the coming day is kept by itself, and how much room that may take. */
export function TomorrowSection({ learnerId }: { learnerId: number }) {
  const { t, i18n } = useLingui()
  useSyncExternalStore(watchTomorrow, () => JSON.stringify(tomorrowChoice(learnerId)))
  const choice = tomorrowChoice(learnerId)
  return (
    <MarginSection title={t`Tomorrow is already here`}>
      <Switch
        label={t`Keep the next day by itself`}
        detail={t`On a line that is not metered. Once a day is finished, its lessons leave.`}
        checked={choice.isOn}
        onChange={(isOn) => chooseTomorrow(learnerId, { ...choice, isOn })}
      />
      {choice.isOn && (
        <div className="max-w-60 pt-2">
          <Select
            label={t`Room for it, at most`}
            value={String(choice.budget)}
            onChange={(event) => chooseTomorrow(learnerId, { ...choice, budget: Number(event.target.value) })}
            options={BUDGETS.map((bytes) => ({ value: String(bytes), label: formatBytes(bytes, i18n.locale) }))}
          />
        </div>
      )}
    </MarginSection>
  )
}
