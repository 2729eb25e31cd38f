import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StreamStatus } from '#/domains/courses/model'
import { renderApp } from '../../../../tests/render-app'
import type { HomeworkStatus } from '../model'

beforeEach(() => page.viewport(1244, 900))

async function openChecking() {
  const app = await renderApp('/home', { scenario: 'homework-checking', now: new Date('2026-06-09T18:30:00Z') })
  const stream = app.world.read().learners.find((one) => one.persona === 'main')?.streams[0]
  await app.router.navigate({ href: `/homework/${stream?.id}/4103` })
  await expect.element(page.getByText(/The review appears here/)).toBeVisible()
  return app
}

test('a review that arrived meanwhile is shown on focus', async () => {
  const app = await openChecking()
  app.world.expertAnswers('DONE')
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('How useful was this review?')).toBeVisible()
})

test('a review is shown also where the server does not say when a status changed', async () => {
  const app = await openChecking()
  app.world.expertAnswers('DONE')
  const undated = (rows: HomeworkStatus[]) => rows.map((row) => ({ ...row, createdAt: null, updatedAt: null }))
  for (const { queryKey } of app.client.getQueryCache().findAll({ queryKey: ['courses', 'status'] }))
    app.client.setQueryData<StreamStatus>(
      queryKey,
      (known) => known && { ...known, homeworks: undated(known.homeworks) },
    )
  app.world.change((world) => {
    for (const { streams } of world.learners)
      for (const { homeworks } of streams)
        for (const homework of homeworks) Object.assign(homework, { createdAt: null, updatedAt: null })
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible()
})

test('an unknown state says so, and what to do', async () => {
  const app = await openChecking()
  const renamed = (rows: HomeworkStatus[]) => rows.map((row) => ({ ...row, status: 'unknown' as const }))
  for (const { queryKey } of app.client.getQueryCache().findAll({ queryKey: ['courses', 'status'] }))
    app.client.setQueryData<StreamStatus>(
      queryKey,
      (known) => known && { ...known, homeworks: renamed(known.homeworks) },
    )
  await expect.element(page.getByText(/^We cannot show its state here/)).toBeVisible()
  await expect.element(page.getByText(/The review appears here/)).not.toBeInTheDocument()
})
