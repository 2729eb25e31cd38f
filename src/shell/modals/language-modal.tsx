import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#/api/errors'
import { isReachable } from '#/api/release'
import { readToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { accountMutations } from '#/domains/account/mutations'
import { USER_KEY } from '#/domains/account/user-key'
import { useBrand } from '#/domains/site-config/use-brand'
import { LANGUAGE_NAMES, type Locale, isLocale } from '#/lib/locale'
import { storeLearnerLocale, storeLocale } from '#/platform/language'
import { canPersist } from '#/platform/storage'
import { Button } from '#/ui/buttons/button'
import { cx } from '#/ui/cx'
import { RadioGroup } from '#/ui/fields/radio-group'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { Banner } from '#/ui/states/banner'
import { errorTexts } from '#/ui/states/error-texts'
import { useOnce } from '#/ui/use-once'

/** Asks before it switches, since the page is reloaded; what was typed stays on the device. */
export function LanguageModal() {
  const { t, i18n } = useLingui()
  const { languages } = useBrand()
  const { about } = useSearch({ strict: false })
  // A menu has asked which one.
  const asked = languages.find((locale) => locale === about && locale !== i18n.locale)
  const close = useCloseModal('about')
  const client = useQueryClient()
  const save = useMutation(accountMutations.saveLocale())
  const [chosen, setChosen] = useState<string>(asked ?? i18n.locale)
  const [obstacle, setObstacle] = useState<'storage' | ApiError | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const name = LANGUAGE_NAMES[chosen] ?? chosen
  const same = chosen === i18n.locale
  const failure = obstacle ?? save.error

  const change = useOnce(async (locale: Locale) => {
    // The page would come back in the same language.
    if (!canPersist()) return setObstacle('storage')
    setObstacle(null)
    const token = readToken()
    // Any change of the profile would end the demand for it; the language follows with the profile (`waitingLocale`).
    if (token === null || client.getQueryData<User>(USER_KEY)?.requiredUpdateProfile) {
      setIsLooking(true)
      const isFound = await isReachable()
      setIsLooking(false)
      if (!isFound) return setObstacle(new ApiError({ kind: 'network', method: 'HEAD', url: location.href }))
    } else {
      try {
        await save.mutateAsync(locale)
      } catch {
        // The mutation's error is shown. Switching only here would be undone by the learner's next answer.
        return
      }
    }
    // Signed out meanwhile: nothing may be kept of the learner any more.
    if (readToken() !== token) return
    if (token !== null) storeLearnerLocale(locale)
    storeLocale(locale)
    const clean = new URL(location.href)
    for (const own of ['modal', 'about']) clean.searchParams.delete(own)
    location.replace(clean)
  })

  return (
    <Modal
      title={same ? t`Language` : t`Switch to ${name}?`}
      onClose={close}
      size="sm"
      focus={asked ? 'title' : 'field'}
      footer={
        <>
          <Button
            kind="primary"
            unavailable={same}
            loading={save.isPending || isLooking}
            onClick={() => isLocale(chosen) && !same && void change(chosen)}
          >
            {t`Yes, switch`}
          </Button>
          <Button onClick={close}>{t`No`}</Button>
        </>
      }
    >
      {!asked && (
        <RadioGroup
          legend={t`Language of the interface`}
          value={chosen}
          onChange={setChosen}
          options={languages.map((locale) => ({
            value: locale,
            label: <span lang={locale}>{LANGUAGE_NAMES[locale] ?? locale}</span>,
          }))}
        />
      )}
      {failure && (
        <Banner tone="danger" role="alert" title={t`The language was not saved.`} className="mt-4">
          {failure === 'storage'
            ? t`The browser does not let us keep it. Allow this site to store data, or leave private mode, and try again.`
            : errorTexts(i18n, failure)}
        </Banner>
      )}
      <p
        className={cx('text-small text-muted', (!asked || failure) && 'mt-4')}
      >{t`The page will reload, unsent text stays.`}</p>
    </Modal>
  )
}
