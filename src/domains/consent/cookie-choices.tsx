import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { TOKEN_KEY } from '#/api/token-store'
import { CONSENT_CATEGORIES } from '#/platform/consent'
import { type CookiePolicy, ESSENTIAL_ONLY, keptPolicy, POLICY_COOKIE } from '#/platform/cookie-policy'
import { useBrand } from '#/domains/site-config/use-brand'
import { ExternalLink } from '#/ui/buttons/external-link'
import { Disclosure } from '#/ui/disclosure'
import { Switch } from '#/ui/fields/switch'
import { Html } from '#/ui/html/html'
import { ErrorBlock } from '#/ui/states/error-block'
import { Skeleton, SkeletonScreen } from '#/ui/states/skeleton'
import { consentQueries } from './queries'

/** What is chosen in the switches, at first what this browser was answered. */
export function useCookieChoices() {
  return useState<CookiePolicy>(() => keptPolicy() ?? ESSENTIAL_ONLY)
}

interface CookieChoicesProps {
  chosen: CookiePolicy
  onChange: (chosen: CookiePolicy) => void
}

/** Each kind of cookies with its switch, what it is for, and what it consists of. */
export function CookieChoices({ chosen, onChange }: CookieChoicesProps) {
  const { t } = useLingui()
  const { cookiePolicyLink } = useBrand()
  const { data, error, isFetching, refetch } = useQuery(consentQueries.question())
  if (data)
    return (
      <>
        <ul>
          {data.items.map((definition) => (
            <CookieKind key={definition.key} definition={definition} chosen={chosen} onChange={onChange} />
          ))}
        </ul>
        {cookiePolicyLink && (
          <p className="border-t border-line pt-2 text-small">
            <ExternalLink
              href={cookiePolicyLink}
              className="inline-flex min-h-11 items-center"
            >{t`Cookie policy`}</ExternalLink>
          </p>
        )}
      </>
    )
  if (error)
    return (
      <ErrorBlock
        error={error}
        title={t`The kinds of cookies didn’t load`}
        safe={t`Nothing is allowed that you have not allowed.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <SkeletonScreen>
      {['essential', ...CONSENT_CATEGORIES].map((key) => (
        <div key={key} className="border-t border-line py-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-3 h-4 w-4/5" />
        </div>
      ))}
    </SkeletonScreen>
  )
}

interface CookieKindProps extends CookieChoicesProps {
  definition: { key: string; title: string; description: string | null; isRequired: boolean }
}

function CookieKind({ definition: { key, title, description, isRequired }, chosen, onChange }: CookieKindProps) {
  const { t } = useLingui()
  const about = useId()
  const category = CONSENT_CATEGORIES.find((one) => one === key)
  const details = useDetails(key)
  return (
    <li className="border-t border-line pb-3">
      <Switch
        label={title || key}
        checked={isRequired || (category !== undefined && chosen[category])}
        // A kind that this app does not know is never used by it.
        locked={isRequired ? t`Always on` : category === undefined ? t`Not used` : undefined}
        describedBy={description ? about : undefined}
        onChange={(isOn) => category && onChange({ ...chosen, [category]: isOn })}
      />
      {description && (
        <div id={about} className="max-w-[60ch] text-small text-muted">
          <Html html={description} />
        </div>
      )}
      {details.length > 0 && (
        <Disclosure className="text-small" summary={key === 'essential' ? t`What is kept` : t`Who receives it`}>
          <ul className="list-disc ps-5 text-muted">
            {details.map((one) => (
              <li key={one} className="wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  )
}

/** The cookies of a kind, or those to whom its data goes. */
function useDetails(key: string): string[] {
  const { t } = useLingui()
  const { tagManagerId, pixelId } = useBrand()
  if (key === 'essential')
    return [t`${TOKEN_KEY}: keeps you signed in, 30 days`, t`${POLICY_COOKIE}: this choice, a year`]
  if (key === 'analytics' && tagManagerId) return ['Google Tag Manager']
  if (key === 'marketing' && pixelId) return ['Meta Pixel']
  return []
}
