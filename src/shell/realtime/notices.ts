/** Something that has happened elsewhere and that the learner may be told of. */
export type News =
  | {
      kind: 'message'
      chatId: number
      messageId: number
      /** First name of who wrote; empty where it is not known. */
      from: string
      text: string
      /** Set for a message of a homework's conversation. */
      homework: HomeworkAddress | null
    }
  | { kind: 'homework'; homework: HomeworkAddress; title: string; isApproved: boolean }
  | { kind: 'points'; amount: number }
  | { kind: 'notification'; id: number | null; words: string; url: string | null }

type NewsOf<K extends News['kind']> = Extract<News, { kind: K }>

interface HomeworkAddress {
  statusId: number
  streamId: number
  /** Null: not known, since the course has not been opened yet. */
  homeworkId: number | null
}

/** What the learner has before them. */
export interface Scene {
  /** The open address, without the router base. */
  path: string
  /** Whether a conversation has the list of all chats beside it. */
  hasListBeside: boolean
  /** Whether the brand has chats. */
  hasChats: boolean
  /** Whether a notice would stand in the way: the learner is typing, is watching, or answers a dialog. */
  isBusy: boolean
  /** How many notices may be shown at once. */
  room: number
}

/** One notice; `news` is what it tells of. Those of one `group` take each other's place. */
export type Notice = { group: string; news: readonly News[] } & (
  | { kind: 'message'; from: string; text: string; path: string }
  | { kind: 'messages'; from: string; count: number; path: string }
  | { kind: 'answer'; from: string; path: string }
  | { kind: 'homework'; title: string; isApproved: boolean; points: number; path: string }
  | { kind: 'homeworks'; count: number; points: number; path: string }
  | { kind: 'points'; points: number; path: string }
  | { kind: 'notification'; words: string; url: string | null }
)

const POINTS_PATH = '/user/points'
/** Letters of a message that a notice shows. */
const EXCERPT_LENGTH = 60

/** Whether news is worth telling: not what stands on the screen, and nothing of chats where the brand has none. */
export function isWorthTelling(one: News, { path, hasListBeside, hasChats }: Scene): boolean {
  if (one.kind === 'homework') return !isAt(path, homeworkPaths(one.homework))
  if (one.kind === 'points') return path !== POINTS_PATH && !path.startsWith(`${POINTS_PATH}/`)
  if (one.kind === 'notification') return true
  if (one.homework !== null) return !isAt(path, [...homeworkPaths(one.homework), chatPath(one.chatId)])
  if (!hasChats) return false
  const isListed = path === '/chat' || (path.startsWith('/chat/') && hasListBeside)
  return !isListed && path !== chatPath(one.chatId)
}

/** The few notices that tell all news: one for what is of a kind, and points with the homework that brought them. */
export function noticesOf(all: readonly News[]): Notice[] {
  const of = <K extends News['kind']>(kind: K) => all.filter((one): one is NewsOf<K> => one.kind === kind)
  const reviews = latestReviews(of('homework'))
  const points = of('points')
  const gained = points.reduce((sum, { amount }) => sum + amount, 0)
  const isReviewed = ({ homework }: NewsOf<'message'>) =>
    reviews.some((review) => review.homework.statusId === homework?.statusId)
  const messages = of('message').filter((one) => !isReviewed(one))
  return [
    ...homeworkNotice(reviews, points, gained),
    ...answerNotices(messages),
    ...messageNotice(messages.filter(({ homework }) => homework === null)),
    ...(reviews.length === 0 && gained > 0
      ? [{ group: 'points', news: points, kind: 'points', points: gained, path: POINTS_PATH } as const]
      : []),
    ...of('notification').map((one): Notice => ({
      group: `notification ${one.id ?? one.words}`,
      news: [one],
      kind: 'notification',
      words: one.words,
      url: one.url,
    })),
  ]
}

function homeworkNotice(reviews: readonly NewsOf<'homework'>[], ofPoints: readonly News[], points: number): Notice[] {
  const [first, ...others] = reviews
  if (!first) return []
  const news = [...reviews, ...ofPoints]
  const about = { group: 'homework', news, points }
  if (others.length > 0) return [{ ...about, kind: 'homeworks', count: reviews.length, path: '/homework' }]
  const { title, isApproved, homework } = first
  return [{ ...about, kind: 'homework', title, isApproved, path: homeworkPath(homework) }]
}

/** What an expert has said about a homework without judging it anew. */
function answerNotices(messages: readonly NewsOf<'message'>[]): Notice[] {
  const latest = new Map(messages.map((message) => [message.homework?.statusId ?? null, message]))
  return [...latest.values()].flatMap(({ homework, from }): Notice[] => {
    if (!homework) return []
    const news = messages.filter((one) => one.homework?.statusId === homework.statusId)
    return [{ group: `answer ${homework.statusId}`, news, kind: 'answer', from, path: homeworkPath(homework) }]
  })
}

function messageNotice(messages: readonly NewsOf<'message'>[]): Notice[] {
  const [first, ...others] = messages
  if (!first) return []
  const about = { group: 'messages', news: messages }
  const isOneChat = others.every(({ chatId }) => chatId === first.chatId)
  const isOnePerson = others.every(({ from }) => from === first.from)
  const path = isOneChat ? `${chatPath(first.chatId)}?message=${first.messageId}` : '/chat'
  const from = isOneChat && isOnePerson ? first.from : ''
  return [
    others.length === 0
      ? { ...about, kind: 'message', from, text: excerptOf(first.text), path }
      : { ...about, kind: 'messages', from, count: messages.length, path },
  ]
}

/** Of several reviews of one homework the last. */
function latestReviews(reviews: readonly NewsOf<'homework'>[]): NewsOf<'homework'>[] {
  return [...new Map(reviews.map((review) => [review.homework.statusId, review])).values()]
}

/** The beginning of a message in one line, cut between words. */
function excerptOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= EXCERPT_LENGTH) return line
  const start = line.slice(0, EXCERPT_LENGTH)
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > EXCERPT_LENGTH / 2 ? start.slice(0, lastSpace) : start).replace(/[,;:.–—-]+$/, '')}…`
}

const chatPath = (chatId: number) => `/chat/${chatId}`

const homeworkPath = (homework: HomeworkAddress) => homeworkPaths(homework)[0] ?? '/homework'

/** The addresses under which a homework is shown; none where it is not known which it is. */
function homeworkPaths({ streamId, homeworkId }: HomeworkAddress): string[] {
  return homeworkId === null ? [] : ['homework', 'tasks'].map((place) => `/${place}/${streamId}/${homeworkId}`)
}

const isAt = (path: string, paths: readonly string[]) => paths.includes(path)
