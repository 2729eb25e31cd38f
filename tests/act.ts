import React, { type act } from 'react'
import { flushSync } from 'react-dom'

/**
 * React as learners get it has no `act`. What a test renders stands when `render` returns, with its effects, all the same: what suspends
 * comes later here as there.
 */
const renderAtOnce = async (work: () => Promise<void>) => flushSync(() => work())

Object.assign(React, { act: renderAtOnce as typeof act })
