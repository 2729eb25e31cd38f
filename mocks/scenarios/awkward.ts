import { DAY_S } from '../world/clock.ts'
import { same, tx } from '../world/content/content.ts'
import { bannerOf } from '../world/banners.ts'
import { newStream } from '../world/demo-service.ts'
import { newId } from '../world/ids.ts'
import { addStream, addSubscription, chatOf, say } from '../world/seed/people.ts'
import { featured } from './changes.ts'
import type { Scenario } from './scenario.ts'

const UNKNOWN_COURSE = 999

export const awkward: Scenario = {
  title: 'Everything odd that the contract allows (its chapter 9)',
  apply({ world, main, now }) {
    // Booleans come as 1 and 0, and `errors` as an empty list: see `oddly`.
    world.extras.push('awkward', 'broken')

    // 1: a stream whose course does not exist.
    const orphan = newStream(world, UNKNOWN_COURSE, now - 3 * DAY_S, now + 60 * DAY_S)
    main.streams.push(orphan)

    // 2: a course with empty sets, lessons without videos and videos that are not converted.
    addStream(world, main, now, { courseId: 91, today: 3, daysLeft: 30, finished: 1 })

    // 3: a file of an unknown type, from an expert without name and picture.
    const stream = featured(main)
    const fileId = newId(world)
    world.files.push({
      id: fileId,
      url: 'files/sample.pdf',
      name: 'scan.xyz',
      type: 'hologram',
      size: null,
      preview_url: null,
      ownerId: null,
    })
    say(world, chatOf(main, stream), { from: 'nobody', text: same(''), at: now - 60, fileIds: [fileId], seen: false })

    // 4: statuses of unknown targets, and two for one target.
    const known = stream.homeworks[0]
    const odd = { status: 'UPLOADED' as const, createdAt: now - DAY_S, updatedAt: now - DAY_S, answerAt: null }
    stream.homeworks.push(
      { ...odd, id: newId(world), targetId: 987_654, targetType: 'course_stage_homework' },
      { ...odd, id: newId(world), targetId: 987_655, targetType: 'club_homework' },
    )
    if (known)
      stream.homeworks.push({ ...known, id: newId(world), status: 'NOT_UPLOADED', updatedAt: known.createdAt - DAY_S })

    // 9: empty maps as lists, no components, a status that no client knows.
    Object.assign(world.domainConfig, { theme: [], components: null, footer: [{ title: 'Terms', url: null }] })
    world.banners.push(
      bannerOf(3399, tx('A window, or the top', 'Окно или верх', 'Ventana o arriba'), { placements: ['popup', 'top'] }),
    )
    addSubscription(world, main, tx('Paused one', 'Приостановленная', 'Una en pausa'), {
      status: 'paused',
      isActive: false,
      isActiveStatus: false,
      courseIds: [UNKNOWN_COURSE],
    })
  },
}
