import { learnerKey, readRaw, writeStored } from '#/platform/storage'
import type { BannerPlace } from './places'

const nameOf = ({ position, placement }: BannerPlace) => `${position} ${placement}`

function readRooms(learnerId: number): unknown[] {
  const rooms = readRaw(learnerKey(learnerId, 'banner-rooms'))
  return Array.isArray(rooms) ? rooms : []
}

/** Whether a banner stood at a place at last: room is kept for it until the banners are there, so that nothing jumps. */
export const isRoomKept = (learnerId: number, place: BannerPlace): boolean =>
  readRooms(learnerId).includes(nameOf(place))

/** Remembers whether a banner stands at a place. */
export function keepRoom(learnerId: number, place: BannerPlace, isTaken: boolean): void {
  const rooms = readRooms(learnerId)
  const name = nameOf(place)
  if (rooms.includes(name) === isTaken) return
  writeStored(learnerKey(learnerId, 'banner-rooms'), isTaken ? [...rooms, name] : rooms.filter((one) => one !== name))
}
