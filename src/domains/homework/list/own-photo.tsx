import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageStore } from '#/domains/chats/message-stores'
import { threadQueries } from '#/domains/chats/thread-queries'
import { useFileAddress } from '#/domains/chats/use-file-address'
import { type HomeworkChat, homeworkChats } from '#/domains/study/homework/homework-chats'
import type { HomeworkCourse, HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { Picture } from '#/ui/pictures/picture'
import { sentPhotos } from '../progress/sent-photos'

const SQUARE = { ratio: '1:1', className: 'w-14 rounded-sm!' } as const

interface OwnPhotoProps {
  course: HomeworkCourse
  entry: HomeworkEntry
  /** Stands there until the photo is known, and where there is none. */
  picture: string | null | undefined
}

/** The first photo of the learner's latest answer, in the row of its homework. */
export function OwnPhoto({ course, entry, picture }: OwnPhotoProps) {
  const chat = homeworkChats(course).find(({ sent }) => sent.some((one) => one.entry === entry))
  if (!chat || entry.row.status.id === null) return <Picture src={picture} {...SQUARE} />
  return <PhotoOfChat chat={chat} statusId={entry.row.status.id} picture={picture} />
}

function PhotoOfChat({
  chat: { chatId, since },
  statusId,
  picture,
}: { chat: HomeworkChat; statusId: number } & Pick<OwnPhotoProps, 'picture'>) {
  const client = useQueryClient()
  useQuery(threadQueries.messagesSince(chatId, since))
  const [latest] = sentPhotos(messageStore(client, chatId).thread(statusId))
  const { src, onError } = useFileAddress(latest?.photos[0] ?? null)
  return src ? <Picture src={src} onError={onError} {...SQUARE} /> : <Picture src={picture} {...SQUARE} />
}
