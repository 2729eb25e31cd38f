import { useState } from 'react'
import { failedCalls } from '#/api/failed-calls'
import { buildName } from '#/api/release'
import { useBrand } from '#/domains/site-config/use-brand'
import { browserName } from '#/platform/browser-name'
import { failureText } from './diagnosis'

/** What helps to find a fault, as it was when the form was opened: version, browser, and the last failed call without its contents. */
export function useDiagnosis(): readonly string[] {
  const { id } = useBrand()
  const [parts] = useState(() => {
    const failed = failureText(failedCalls().at(-1))
    return [`${id} ${buildName()}`, browserName(navigator.userAgent), ...(failed === null ? [] : [failed])]
  })
  return parts
}
