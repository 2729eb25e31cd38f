import type { Consultation } from '#/domains/consultations/consultation-count'
import type { ConversationRow } from './conversation-rows'

export type ConsultationRow = Extract<ConversationRow, { type: 'consultation' }>

/** Puts the beginnings and ends of consultations between a chat's rows: those whose messages are there. */
export function withConsultations(
  rows: readonly ConversationRow[],
  streamId: number,
  consultations: readonly Consultation[],
): readonly ConversationRow[] {
  if (consultations.length === 0) return rows
  const edge = (consultation: Consultation, at: 'start' | 'end'): ConsultationRow => ({
    type: 'consultation',
    key: `consultation ${consultation.id} ${at}`,
    edge: at,
    consultation,
    streamId,
  })
  const isOver = ({ status }: Consultation) => status === 'close' || status === 'rated'
  return rows.flatMap((row): ConversationRow[] => {
    if (row.type !== 'message') return [row]
    const { id } = row.message
    return [
      ...consultations.filter((one) => one.startMessageId === id).map((one) => edge(one, 'start')),
      row,
      ...consultations.filter((one) => one.endMessageId === id && isOver(one)).map((one) => edge(one, 'end')),
    ]
  })
}
