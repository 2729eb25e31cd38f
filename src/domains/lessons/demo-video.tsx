import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueries } from '#/domains/account/queries'
import type { Video } from '#/domains/study/model'
import type { Sheet } from './player/controls/player-controls'
import { Player } from './player/player'

interface DemoVideoProps {
  video: Video
  poster: string | null
  courseId: number
}

/** A course's demo video in the player of the lessons; what is watched of it does not count. */
export function DemoVideo({ video, poster, courseId }: DemoVideoProps) {
  const { data: user } = useSuspenseQuery(accountQueries.user())
  const [shown, show] = useState<Sheet['shown']>(null)
  return (
    <Player
      source={video}
      poster={poster}
      learnerId={user.id}
      lessonId={courseId}
      view="demo"
      sheet={{ shown, open: show, close: () => show(null) }}
      onVideo={noVideo}
      onReload={async () => {}}
    />
  )
}

/** One function for all drawings: another one would be told of the element again. */
function noVideo() {}
