import { Play } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'

/** The round play icon on a picture that leads to a video. */
export function PlayMark() {
  return (
    <span className="absolute right-5 bottom-5 grid size-13 place-items-center rounded-full bg-on-media text-media">
      <Icon of={Play} size={24} className="ms-0.75 fill-current" />
    </span>
  )
}
