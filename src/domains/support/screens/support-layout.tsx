import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { TellingContext } from '../telling-context'
import { useOpenSupport } from '../use-open-support'

/** What the steps of the support centre share: it is opened once, however many of them follow. */
export function SupportLayout() {
  useOpenSupport()
  return (
    <TellingContext value={useState(true)}>
      <Outlet />
    </TellingContext>
  )
}
