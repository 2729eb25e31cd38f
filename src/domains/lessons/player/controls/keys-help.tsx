import { useLingui } from '@lingui/react/macro'
import { Modal } from '#/ui/modals/modal'

/** Letters are shown large. */
const KEYS = {
  play: ['k'],
  fiveSeconds: ['←', '→'],
  tenSeconds: ['j', 'l'],
  tenth: ['0', '…', '9'],
  volume: ['↑', '↓'],
  sound: ['m'],
  captions: ['c'],
  fullScreen: ['f'],
  speed: ['<', '>'],
  practice: ['i', 'o'],
  help: ['?'],
}

interface KeysHelpProps {
  /** A part of the video can be repeated. */
  hasPractice: boolean
  onClose: () => void
}

/** What the keys of the player do. */
export function KeysHelp({ hasPractice, onClose }: KeysHelpProps) {
  const { t } = useLingui()
  const rows = [
    { keys: [t({ message: 'Space', context: 'key' }), ...KEYS.play], meaning: t`Play or pause` },
    { keys: KEYS.fiveSeconds, meaning: t`Back or forward 5 seconds` },
    { keys: KEYS.tenSeconds, meaning: t`Back or forward 10 seconds` },
    { keys: KEYS.tenth, meaning: t`Jump to a tenth of the video` },
    { keys: KEYS.volume, meaning: t`Louder or quieter` },
    { keys: KEYS.sound, meaning: t`Turn the sound off or on` },
    { keys: KEYS.captions, meaning: t`Captions` },
    { keys: KEYS.fullScreen, meaning: t`Full screen` },
    { keys: KEYS.speed, meaning: t`Slower or faster` },
    ...(hasPractice ? [{ keys: KEYS.practice, meaning: t`Begin or end a part to practise here` }] : []),
    { keys: KEYS.help, meaning: t`These keys` },
  ]
  return (
    <Modal title={t`Keys of the player`} onClose={onClose}>
      <dl>
        {rows.map(({ keys, meaning }) => (
          <div
            key={meaning}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <dt className="min-w-0">{meaning}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-block min-w-7 rounded-sm bg-fill px-2 py-0.5 text-center font-sans text-small font-strong first-letter:uppercase"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-muted">{t`Letters, digits and signs can be switched off in the settings.`}</p>
    </Modal>
  )
}
