import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CategoryChips } from '#/domains/catalog/category-chips'
import { FoundSection } from '#/domains/catalog/found-section'
import { likelyText } from '#/domains/catalog/likely-text'
import { TrailerModal, type TrailerPlayer } from '#/domains/catalog/trailer-modal'
import { useCourseSearch } from '#/domains/catalog/use-course-search'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { useCourseName } from '#/domains/study/streams/use-streams'
import { matchingNames, wordsPattern } from '#/lib/matching-names'
import { searchedText } from '#/lib/written-text'
import { Button } from '#/ui/buttons/button'
import { LinkButton } from '#/ui/buttons/link-button'
import { ShowMore } from '#/ui/buttons/show-more'
import { announce } from '#/ui/page/live-region'
import { EmptyState } from '#/ui/states/empty-state'
import { CourseSection } from './course-section'

/** The longest text that the server searches for. */
const LONGEST = 200
/** Own courses of a page. */
const OWN_AT_ONCE = 20
const NEXT_AT_ONCE = 8

export interface SearchResultsProps {
  streams: readonly StreamInState[]
  /** What is in the field; own courses follow each letter. */
  query: string
  /** What the server is asked for. */
  settled: string
  categoryId: number | undefined
  pages: number
  onSearch: (search: { query: string; categoryId: number | undefined }) => void
  trailer: TrailerPlayer
}

/** What a search finds: the learner's own courses first, then those of the school. */
export function SearchResults(props: SearchResultsProps) {
  const { streams, query, settled, categoryId, pages, onSearch, trailer } = props
  const { t } = useLingui()
  const nameOf = useCourseName()
  const list = useRef<HTMLDivElement>(null)
  const found = useCourseSearch({ text: settled.slice(0, LONGEST), categoryId }, pages)
  const isWaiting = found.isWaiting || searchedText(query) !== settled

  const foundIds = new Set(found.courses?.map(({ id }) => id))
  const named = new Set(matchingNames(streams, query, ({ stream }) => nameOf(stream)))
  const own = streams.filter(
    (one) =>
      (named.has(one) || (!isWaiting && foundIds.has(one.stream.courseId))) &&
      (categoryId === undefined || one.stream.course?.category?.id === categoryId),
  )
  const ownIds = new Set(streams.map(({ stream }) => stream.courseId))
  const others = found.courses?.filter(({ id }) => !ownIds.has(id)) ?? null
  const shownOthers = others?.length ?? 0
  // The server counts the learner's own courses, too.
  const unowned = (found.total ?? 0) - new Set(own.map(({ stream }) => stream.courseId)).size
  const total = found.isComplete ? shownOthers : Math.max(shownOthers + 1, unowned)
  const isEmpty = own.length === 0 && shownOthers === 0 && !isWaiting && !found.error
  const count = own.length
  const said = isEmpty
    ? t`Nothing found for “${query}”`
    : found.error
      ? t`${plural(count, { one: '# course found', other: '# courses found' })}`
      : t`${count} of yours, ${total} in the catalog`
  useEffect(() => {
    if (!isWaiting) announce(said)
  }, [isWaiting, said])

  const { modal, course: courseId } = useSearch({ strict: false })
  const watched = modal === 'trailer' ? found.courses?.find(({ id }) => id === courseId) : undefined
  const limit = pages * OWN_AT_ONCE
  const pattern = wordsPattern(query)
  return (
    <>
      <CategoryChips
        courses={[...streams.flatMap(({ stream }) => stream.course ?? []), ...found.known]}
        chosen={categoryId}
        onChoose={(next) => onSearch({ query, categoryId: next })}
      />
      {!isEmpty && (
        <p aria-hidden className="mb-6 min-h-5 text-small text-muted">
          {isWaiting ? t`Searching` : said}
        </p>
      )}
      {isEmpty && (
        <NothingFound
          query={query}
          names={[...streams.map(({ stream }) => nameOf(stream)), ...found.known.map(({ caption }) => caption)]}
          onQuery={(next) => onSearch({ query: next, categoryId: undefined })}
        />
      )}
      <div ref={list}>
        <CourseSection title={t`Your courses`} streams={own} limit={limit} pattern={pattern} />
        <FoundSection found={{ ...found, isWaiting }} courses={others} pattern={pattern} />
        {!found.moreError && !found.error && (
          <ShowMore
            list={list}
            row="[data-course]"
            shown={Math.min(limit, count) + shownOthers}
            total={isWaiting ? 0 : count + total}
            step={NEXT_AT_ONCE}
            pages={pages}
            loading={found.isLoadingMore}
          />
        )}
      </div>
      {watched && <TrailerModal course={watched} player={trailer} />}
    </>
  )
}

interface NothingFoundProps {
  query: string
  /** Names of all courses that are known. */
  names: readonly string[]
  onQuery: (query: string) => void
}

/** The likely word is the first button; then the learner’s own courses, and everything there is. */
function NothingFound({ query, names, onQuery }: NothingFoundProps) {
  const { t } = useLingui()
  const likely = likelyText(query, names)
  return (
    <EmptyState
      title={searchedText(query) === '' ? t`No courses in this category` : t`Nothing found for “${query}”`}
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 tablet:w-max">
          {likely !== null && (
            <Button kind="primary" onClick={() => onQuery(likely)}>{t`Search for “${likely}”`}</Button>
          )}
          <Button kind={likely === null ? 'secondary' : 'text'} onClick={() => onQuery('')}>
            {t`Show all courses`}
          </Button>
          <LinkButton to="/catalog" kind="text">{t`Open the catalog`}</LinkButton>
        </div>
      }
    >
      {likely === null
        ? t`No course has this name. Try another word, or one of the categories.`
        : t`Perhaps “${likely}”?`}
    </EmptyState>
  )
}
