import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#/ui/buttons/icon-button'
import { SearchField } from '#/ui/fields/search-field'

interface TranscriptToolsProps {
  query: string
  onSearch: (query: string) => void
  /** Number of matches; null without a search. */
  count: number | null
  /** Goes to the match before or after; null where there is only one, or none. */
  onStep: ((by: 1 | -1) => void) | null
  language: ReactNode
}

/** On phones, below the sticky player and its tabs, while something is searched: each match is one press from the next. */
const IN_VIEW =
  'bg-bg max-tablet:top-[calc(var(--head-h)+var(--strip)+56.25vw+46px)] max-tablet:z-[3] max-tablet:has-[input:is(:focus,:not(:placeholder-shown))]:sticky flat:static!'

/** The search field of the transcript with the number of matches, and the language. */
export function TranscriptTools({ query, onSearch, count, onStep, language }: TranscriptToolsProps) {
  const { t } = useLingui()
  const result =
    count === null ? undefined : t`${plural(count, { 0: 'No matches', one: '# match', other: '# matches' })}`
  const step = { size: 'sm', tooltip: false } as const
  return (
    <div className={`flex flex-col gap-2.5 pt-4 pb-2 ${IN_VIEW}`}>
      <SearchField
        label={t`Find in the transcript`}
        placeholder={t`Find`}
        value={query}
        onChange={onSearch}
        result={result}
      />
      <div className="flex min-h-6 items-center justify-between gap-3 text-caption text-muted">
        {language}
        <span className="flex items-center">
          <span className="num">{result}</span>
          {onStep && (
            <>
              <IconButton
                {...step}
                label={t`Previous match`}
                icon={ArrowUp}
                onClick={() => onStep(-1)}
                className="-my-2"
              />
              <IconButton
                {...step}
                label={t`Next match`}
                icon={ArrowDown}
                onClick={() => onStep(1)}
                className="-my-2 -me-2"
              />
            </>
          )}
        </span>
      </div>
    </div>
  )
}
