import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { serverNow } from '#/api/clock'
import { connectionLog, isOnline } from '#/api/connectivity'
import { failedCalls } from '#/api/failed-calls'
import { buildName } from '#/api/release'
import { readLocalBrand } from '#/brand/local-brand'
import { brandSources } from '#/brand/merge'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { knownLocale } from '#/lib/locale'
import { outboxOf } from '#/outbox/outbox'
import { browserName } from '#/platform/browser-name'
import { saveFile } from '#/platform/save-file'
import { Button } from '#/ui/buttons/button'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { type ConfigurationState, diagnosisFile } from './diagnosis-file'

const NOTHING: readonly never[] = []
const never = () => () => {}

/** Shows what helps support to find a fault, and saves exactly that as a file. */
export function DiagnosisModal() {
  const { t } = useLingui()
  const close = useCloseModal()
  const textId = useId()
  const { text, name, isSignedIn } = useDiagnosisFile()
  return (
    <Modal
      title={t`Diagnosis file`}
      size="lg"
      onClose={close}
      footer={
        <>
          <Button
            kind="primary"
            icon={Download}
            onClick={() => {
              saveFile(new Blob([text], { type: 'application/json' }), name)
              close()
            }}
          >
            {t`Save the file`}
          </Button>
          <Button onClick={close}>{t`Not now`}</Button>
        </>
      }
    >
      <p id={textId}>
        {t`With this file support finds a fault sooner. It stays on your device until you send it to somebody.`}{' '}
        {isSignedIn
          ? t`Of you it holds your number alone: no name, no texts, no answers of the school.`
          : t`It holds no name, no texts and no answers of the school.`}
      </p>
      <pre
        role="region"
        aria-label={t`What the file says`}
        // A scrolled text is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="num mt-4 max-h-[46dvh] overflow-auto rounded-md bg-fill p-4 text-caption whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </Modal>
  )
}

/** The file as it was when it was asked for; what waits to be sent may still arrive from the device. */
function useDiagnosisFile() {
  const client = useQueryClient()
  const router = useRouter()
  const learnerId = client.getQueryData<User>(USER_KEY)?.id ?? null
  const outbox = learnerId === null ? null : outboxOf(client, learnerId)
  const waiting = useSyncExternalStore(outbox?.watch ?? never, outbox?.read ?? (() => NOTHING))
  const [facts] = useState(() => {
    const external = client.getQueryState(siteConfigQueries.external().queryKey)
    const domain = client.getQueryState(siteConfigQueries.domain().queryKey)
    const language = knownLocale(document.documentElement.lang)
    const given = { local: readLocalBrand(), external: external?.data ?? null, domain: domain?.data ?? null, language }
    return {
      now: serverNow(),
      build: buildName(),
      appType: import.meta.env.APP_TYPE ?? 'web',
      brand: given.local.id,
      browser: browserName(navigator.userAgent),
      language,
      window: { width: innerWidth, height: innerHeight },
      screen: router.state.location.pathname,
      learnerId,
      isOnline: isOnline(),
      connection: connectionLog(),
      configuration: { external: stateOf(external), domain: stateOf(domain) },
      sources: brandSources(given),
      failedCalls: failedCalls(),
    }
  })
  return {
    text: diagnosisFile({ ...facts, waiting }),
    name: `diagnosis-${facts.brand}-${new Date(facts.now).toISOString().slice(0, 16).replace(':', '-')}.json`,
    isSignedIn: learnerId !== null,
  }
}

interface RemoteState {
  data?: unknown
  dataUpdatedAt: number
  status: string
}

const stateOf = (state: RemoteState | undefined): ConfigurationState => ({
  arrivedAt: state && state.data !== undefined ? state.dataUpdatedAt : null,
  isFailed: state?.status === 'error',
})
