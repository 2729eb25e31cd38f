import { entity } from '#/api/entity'
import { daysWire, stageShape } from '#/domains/study/stage-wire'

/** A stage whose days came with it, as the mock world sends it. */
export const stageWire = entity({ ...stageShape, days: daysWire })
