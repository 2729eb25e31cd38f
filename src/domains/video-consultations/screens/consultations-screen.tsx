import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { LinkButton } from '#/ui/buttons/link-button'
import { Page } from '#/ui/page/page'
import { EmptyState } from '#/ui/states/empty-state'
import { NavTab, NavTabs } from '#/ui/tabs/nav-tabs'
import { AvailableList } from '../components/available-list'
import { HistoryList } from '../components/history-list'
import { NextConsultation } from '../components/next-consultation'
import { consultationHistory, nextConsultation } from '../consultation-state'
import { videoConsultationQueries } from '../queries'

interface ConsultationsScreenProps {
  tab: 'available' | 'history'
  /** Number of pages of the history shown; the address holds it. */
  pages: number
}

/** The learner's video consultations: the next one, those to book, and the history. */
export function ConsultationsScreen({ tab, pages }: ConsultationsScreenProps) {
  const { t } = useLingui()
  const { now } = useLearnerTime()
  const { data: all } = useSuspenseQuery(videoConsultationQueries.list())
  const { data: available } = useQuery({ ...videoConsultationQueries.available(), enabled: false })
  const next = nextConsultation(all, now)
  const history = consultationHistory(all)
  return (
    <Page title={t`Video consultations`}>
      {all.length === 0 && available?.length === 0 ? (
        <EmptyState
          title={t`No video consultations yet`}
          action={<LinkButton to="/courses">{t`Open my courses`}</LinkButton>}
        >
          {t`Consultations come with some of the courses. A new one appears here.`}
        </EmptyState>
      ) : (
        <>
          {next && <NextConsultation one={next} />}
          <NavTabs label={t`Video consultations by state`} className="mb-2">
            <NavTab
              to="/videoconsultations"
              search={{}}
              activeOptions={{ exact: true }}
              aria-current={tab === 'available' ? 'page' : undefined}
              resetScroll={false}
              count={available?.length ?? null}
            >
              {t({ message: 'Available', context: 'consultations' })}
            </NavTab>
            <NavTab
              to="/videoconsultations"
              search={{ tab: 'history' }}
              activeOptions={{ exact: true }}
              aria-current={tab === 'history' ? 'page' : undefined}
              resetScroll={false}
              count={history.length}
            >
              {t`History`}
            </NavTab>
          </NavTabs>
          {tab === 'available' ? <AvailableList /> : <HistoryList history={history} pages={pages} />}
        </>
      )}
    </Page>
  )
}
