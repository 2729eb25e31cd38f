import { placeOf } from '#/domains/chats/sorted-ids'
import type { Consultation } from '#/domains/consultations/consultation-count'
import { type Between, ConversationRows, type Separator } from './conversation-rows'

export type ConsultationRow = Extract<Separator, { type: 'consultation' }>

/** Puts the beginnings and ends of consultations between a chat's rows: those whose messages are there. */
export function withConsultations(
  rows: ConversationRows,
  streamId: number,
  consultations: readonly Consultation[],
): ConversationRows {
  if (consultations.length === 0) return rows
  const edge = (consultation: Consultation, at: 'start' | 'end'): Between[] => {
    const id = at === 'start' ? consultation.startMessageId : consultation.endMessageId
    const place = id === null ? -1 : placeOf(rows.ids, id)
    if (place < 0) return []
    const key = `consultation ${consultation.id} ${at}`
    const row: ConsultationRow = { type: 'consultation', key, edge: at, consultation, streamId }
    return [{ above: at === 'start' ? place : place + 1, row }]
  }
  const isOver = ({ status }: Consultation) => status === 'close' || status === 'rated'
  return new ConversationRows(rows.ids, [
    ...consultations.filter(isOver).flatMap((one) => edge(one, 'end')),
    ...rows.between,
    ...consultations.flatMap((one) => edge(one, 'start')),
  ])
}
