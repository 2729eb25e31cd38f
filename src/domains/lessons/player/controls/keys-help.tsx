import { useLingui } from '@lingui/react/macro'
import { Modal } from '#/ui/modals/modal'

/** What the keys of the player do. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const keys: [string[], string][] = [
    [[t({ message: 'Space', context: 'key' }), 'K'], t`Play or pause`],
    [['←', '→'], t`Back or forward 5 seconds`],
    [['J', 'L'], t`Back or forward 10 seconds`],
    [['0', '…', '9'], t`Jump to a tenth of the video`],
    [['↑', '↓'], t`Louder or quieter`],
    [['M'], t`Turn the sound off or on`],
    [['C'], t`Captions`],
    [['F'], t`Full screen`],
    [['<', '>'], t`Slower or faster`],
    [['I', 'O'], t`Begin or end a part to practise here`],
    [['?'], t`These keys`],
  ]
  return (
    <Modal title={t`Keys of the player`} onClose={onClose}>
      <dl>
        {keys.map(([names, meaning]) => (
          <div key={meaning} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0">
            <dt className="min-w-0">{meaning}</dt>
            <dd className="flex gap-1.5">
              {names.map((name) => (
                <kbd key={name} className="min-w-7 rounded-sm bg-fill px-2 py-0.5 text-center font-sans text-small font-strong">
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-muted">
        {t`Letters, digits and signs can be switched off in the settings.`}
      </p>
    </Modal>
  )
}
