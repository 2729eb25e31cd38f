import { useLingui } from '@lingui/react/macro'
import { HOMEWORK_LOOKS } from '#/domains/study/homework/homework-looks'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'

interface WaitingStepsProps {
  expert: string
  /** It has waited for longer than usual. */
  isLate: boolean
}

/** Where an answer is that waits for the expert, and how long that usually takes. */
export function WaitingSteps({ expert, isLate }: WaitingStepsProps) {
  const { t } = useLingui()
  const steps = [
    { icon: HOMEWORK_LOOKS.DONE.icon, name: t({ message: 'Sent', context: 'homework' }), look: 'text-success' },
    {
      icon: HOMEWORK_LOOKS.UPLOADED.icon,
      name: expert ? t`With ${expert}` : t`With an expert`,
      look: 'text-info',
      isNow: true,
    },
    { icon: HOMEWORK_LOOKS.NOT_UPLOADED.icon, name: t({ message: 'Answer', context: 'homework' }), look: '' },
  ]
  return (
    <>
      <ol className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
        {steps.map(({ icon, name, look, isNow = false }) => (
          <li
            key={name}
            aria-current={isNow ? 'step' : undefined}
            className={cx('flex items-center gap-1.5', isNow ? 'font-strong' : 'text-muted')}
          >
            <Icon of={icon} size={16} className={look} />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-muted">
        {isLate
          ? t`This review takes longer than usual.`
          : expert
            ? t`${expert} usually answers within a day.`
            : t`Experts usually answer within a day.`}{' '}
        {t`The review appears here.`}
      </p>
    </>
  )
}
